/** Fog: three drifting bars. Clear: a sun. */
export function WeatherSign({ fog }: { readonly fog: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" role="img" aria-label={fog ? 'fog' : 'clear'}>
      <g fill="none" stroke="currentcolor" strokeWidth="2.2" strokeLinecap="round">
        {fog ? (
          <path d="M3 8c3-2 5 2 8 0s6-1 9 0M4 13c3-2 5 2 8 0s5-1 8 0M3 18c3-2 5 2 8 0s6-1 9 0" />
        ) : (
          <>
            <circle cx="12" cy="12" r="4.5" fill="currentcolor" />
            <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19" />
          </>
        )}
      </g>
    </svg>
  );
}
