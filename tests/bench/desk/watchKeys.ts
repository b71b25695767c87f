declare global {
  interface Window {
    /** Of each key, how many milliseconds after it each phone painted what it changed. */
    keyTimes: (number | undefined)[][]
  }
}

/** Runs in the desk: from now on notes when each phone beside it shows what a key has changed. */
export function watchKeys(): void {
  const phones = [...document.querySelectorAll('iframe')]
  const textOf = (phone: HTMLIFrameElement) => phone.contentDocument?.body.textContent ?? ''
  window.keyTimes = []
  let began = 0
  let before: string[] = []
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      began = timeStamp
      before = phones.map(textOf)
      window.keyTimes.push([])
    },
    { capture: true },
  )
  phones.forEach((phone, at) => {
    const { contentWindow, contentDocument } = phone
    if (contentWindow === null || contentDocument === null) return
    new MutationObserver(() => {
      const times = window.keyTimes.at(-1)
      if (times === undefined || times[at] !== undefined || textOf(phone) === before[at]) return
      const start = began
      times[at] = 0
      contentWindow.requestAnimationFrame(() => (times[at] = performance.now() - start))
    }).observe(contentDocument, { subtree: true, childList: true, characterData: true })
  })
}
