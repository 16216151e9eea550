import css from './Ground.module.css';

/** The textures of the ground: ditches, reeds, trees, heather. */
export function Patterns() {
  return (
    <defs>
      <pattern id="ditches" width="14" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
        <path className={css.ditch} d="M0 2H9M6 5.5H14" />
      </pattern>
      <pattern id="reeds" width="16" height="12" patternUnits="userSpaceOnUse">
        <path className={css.reed} d="M1 4H8M3 4V1.5M5 4V1M9 10H15M11 10V7.5M13 10V7" />
      </pattern>
      <pattern id="trees" width="17" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
        <path className={css.tree} d="M3 5a2 2 0 1 1 .1 0V7M11 12a2 2 0 1 1 .1 0V14" />
      </pattern>
      <pattern id="tufts" width="15" height="13" patternUnits="userSpaceOnUse">
        <path className={css.tuft} d="M2 4l1.5-2.5L5 4M9 10l1.5-2.5L12 10" />
      </pattern>
    </defs>
  );
}
