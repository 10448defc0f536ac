// Redraws what changes, arms faults, moves the clock, and lets carousel dots follow. Posts are read without it.
const json = (body, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function redraw(...selectors) {
  const answer = await fetch(location.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const selector of selectors) {
    const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)]
    if (old && fresh && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML
  }
  followSlides()
}

const form = document.querySelector('form[data-faults]')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { network, call, account, kind, count, ms } = Object.fromEntries(new FormData(form))
  const wish = {
    network,
    kind,
    count: Number(count),
    ms: Number(ms),
    ...(call && { call }),
    ...(account && { account }),
  }
  const answer = await fetch('/networks/faults', json(wish))
  const problem = form.querySelector('.problem')
  if (problem) problem.hidden = answer.ok
  await redraw('#armed')
})

// Only the chosen network's calls can be chosen: two networks may have calls of one name.
const callChoice = form?.elements.namedItem('call')
const groups = [...(callChoice?.querySelectorAll('optgroup') ?? [])]
function narrow() {
  const network = form.elements.namedItem('network').value
  for (const group of groups) group.remove()
  callChoice.append(...groups.filter((group) => group.dataset.network === network))
  callChoice.value = ''
}
form?.elements.namedItem('network')?.addEventListener('change', narrow)
if (form) narrow()

document.addEventListener('click', async (event) => {
  if (!(event.target instanceof HTMLElement)) return
  if (event.target.matches('[data-disarm]')) {
    await fetch('/networks/faults', { method: 'DELETE' })
    await redraw('#armed')
  }
  const ms = event.target.dataset.advance
  if (ms) {
    await fetch('/networks/clock', json({ advanceMs: Number(ms) }))
    location.reload()
  }
})

function followSlides() {
  for (const slides of document.querySelectorAll('.slides')) {
    const dots = [...(slides.nextElementSibling?.children ?? [])]
    const show = () => {
      const at = Math.round(slides.scrollLeft / slides.clientWidth)
      dots.forEach((dot, index) => {
        dot.classList.toggle('on', index === at)
      })
    }
    slides.addEventListener('scroll', show, { passive: true })
    show()
  }
}
followSlides()

// Hours are the viewer's own: the first page learns their zone, and all later ones know it.
const zone = `networks-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`
if (!document.cookie.split('; ').includes(zone)) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
  document.cookie = `${zone};path=/networks;max-age=31536000;samesite=lax`
  if (document.querySelector('time'))
    void redraw(...(document.body.classList.contains('overview') ? ['#clock', '#calls'] : ['main']))
}

// A feed that stays open shows new posts by itself, unless somebody is reading one.
if (document.body.classList.contains('overview'))
  setInterval(() => redraw('#calls', '.shops', '#armed'), 3000)
if (document.body.classList.contains('feed'))
  setInterval(() => {
    if (!document.querySelector('details[open]') && scrollY < 200) void redraw('main')
  }, 4000)
