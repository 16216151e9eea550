import { LiveSocket } from './live-socket.ts';

let line: LiveSocket | undefined;

/** The socket of this tab, opened when something is watched. */
export function liveLine(): LiveSocket {
  return (line ??= new LiveSocket());
}
