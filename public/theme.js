// A stored choice of theme, before the first paint (src/pages/theme.ts). A file of its own: no inline script for the CSP.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage out of reach: the system's theme stands.
}
