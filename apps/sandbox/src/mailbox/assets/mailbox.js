// Redraws the list when a mail arrives, and sets faults. Everything else works without it.
const list = document.querySelector('#list')

async function redraw() {
  const answer = await fetch(location.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = page.querySelector('#list')
  if (list && fresh) list.innerHTML = fresh.innerHTML
}

// Hours are the reader's own: the first page learns their zone, and all later ones know it.
const zone = `networks-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`
if (!document.cookie.split('; ').includes(zone)) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
  document.cookie = `${zone};path=/mailbox;max-age=31536000;samesite=lax`
  void redraw()
}

new EventSource('/mailbox/events').addEventListener('change', redraw)

for (const form of document.querySelectorAll('form[data-fault]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const count = Number(new FormData(form).get('count'))
    const body = JSON.stringify({ kind: form.dataset.fault, count })
    await fetch('/mailbox/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  })
}

document.querySelector('[data-clear]')?.addEventListener('click', async () => {
  await fetch('/mailbox/messages', { method: 'DELETE' })
  location.href = '/mailbox'
})
