import { Ground } from './map/Ground.tsx';

/** The corridor from the border to Arnhem. */
export function Vignette() {
  return (
    <svg viewBox="-44 96 714 500" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
      <Ground />
    </svg>
  );
}
