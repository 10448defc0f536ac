// Arms faults and shows what is called as it comes.
async function redraw(...selectors) {
  const answer = await fetch(location.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const selector of selectors) {
    const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)]
    if (old && fresh && old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML
  }
}

const form = document.querySelector('form[data-faults]')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { kind, call, count, ms } = Object.fromEntries(new FormData(form))
  const answer = await fetch('/engines/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, count: Number(count), ms: Number(ms), ...(call && { call }) }),
  })
  const problem = form.querySelector('.problem')
  if (problem) problem.hidden = answer.ok
  await redraw('#armed')
})

document.addEventListener('click', async (event) => {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-disarm]')) return
  await fetch('/engines/faults', { method: 'DELETE' })
  await redraw('#armed')
})

setInterval(() => redraw('#calls', '#counters', '#armed'), 3000)
