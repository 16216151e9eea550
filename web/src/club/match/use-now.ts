import { useEffect, useState } from 'react';
import { liveLine } from '../live/line.ts';

/** The time of day at the server, to the second; it stands while nothing runs. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => liveLine().now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(liveLine().now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
