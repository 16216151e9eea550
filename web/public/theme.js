// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('club-route/settings')).state;
  if (theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing chosen yet: the system decides.
}
