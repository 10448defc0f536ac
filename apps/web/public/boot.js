// Runs before the first paint, so that the night workshop never flashes white. Blocking and tiny on purpose.
;(() => {
  var wish = null
  var language = null
  try {
    wish = localStorage.getItem('po:theme')
    language = localStorage.getItem('po:language')
  } catch (_) {
    wish = null
  }
  var dark = wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (language === 'en' || language === 'fr') document.documentElement.lang = language
})()
