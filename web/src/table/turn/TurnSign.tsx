import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { chime } from './chime.ts';

const PLAIN = '/favicon.svg';
const YOUR_TURN = '/favicon-turn.svg';

interface TurnSignProps {
  readonly title: string;
  readonly isYourTurn: boolean;
}

/** The tab says whose turn it is: by its title, by its icon and, for those who want it, by a soft sound. */
export function TurnSign({ title, isYourTurn }: TurnSignProps) {
  const before = useRef(isYourTurn);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', isYourTurn ? YOUR_TURN : PLAIN);
    // Whoever opens a match sees that it is their turn.
    if (isYourTurn && !before.current && useSettings.getState().sound) chime();
    before.current = isYourTurn;
    return () => icon?.setAttribute('href', PLAIN);
  }, [isYourTurn]);
  return <title>{`${isYourTurn ? 'Your turn: ' : ''}${title} – Club Route`}</title>;
}
