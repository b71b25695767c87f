/** Runs in the page: notes what goes wrong in it from here on. */
export function watchPage(): string {
  const problems: string[] = []
  window.problems = problems
  addEventListener('error', ({ message }) => problems.push(`thrown: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${String(reason)}`))
  addEventListener('securitypolicyviolation', (event) =>
    problems.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  )
  const say = console.error
  console.error = (...said: unknown[]) => {
    problems.push(`console: ${said.map(String).join(' ')}`)
    say(...said)
  }
  return ''
}

/** Runs in the page: what has gone wrong, whether it is wider than its screen, and fields that iOS would zoom into. */
export function judgePage(): string {
  const { scrollWidth, clientWidth } = document.documentElement
  const problems = [...(window.problems ?? [])]
  if (scrollWidth > clientWidth) problems.push(`The page is ${scrollWidth - clientWidth} pixels wider than its screen.`)
  for (const field of document.querySelectorAll(
    'input:not([type=radio], [type=checkbox], [type=file]), select, textarea',
  )) {
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    if (size < 16) problems.push(`A field's text has ${size} pixels: ${field.outerHTML}`)
  }
  return JSON.stringify(problems)
}

/** Runs in the page: whether its ground is dark or light. */
export function readGround(): string {
  const [red = 0, green = 0, blue = 0] = (/[\d., ]+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? '')
    .split(',')
    .map(Number)
  return red + green + blue > 384 ? 'light' : 'dark'
}

/** Runs in the page: waits for the worker that starts it offline; how many releases the device has. */
export async function readKept(): Promise<string> {
  await navigator.serviceWorker.ready
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('playbill-release')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const database = opening.result
      const counting = database.transaction('slots').objectStore('slots').count()
      counting.addEventListener('success', () => {
        database.close()
        resolve(String(counting.result))
      })
    })
  })
}
