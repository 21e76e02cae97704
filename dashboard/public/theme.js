(function () {
  var system = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var theme = 'system';
    try {
      theme = localStorage.getItem('theme') || 'system';
    } catch {
      // Storage is blocked: the system decides.
    }
    var dark = theme === 'dark' || (theme !== 'light' && system.matches);
    document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  }
  apply();
  // The landing page has nothing else that follows the system.
  system.addEventListener('change', apply);
})();
