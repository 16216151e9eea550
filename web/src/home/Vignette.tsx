import { Ground } from '../games/battle-card/map/Ground.tsx';

/** The corridor from the border to Arnhem, as a picture. */
export function Vignette() {
  return (
    <svg viewBox="-44 96 714 500" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <Ground />
    </svg>
  );
}
