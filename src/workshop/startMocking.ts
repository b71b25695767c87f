import { HttpNetworkFrame } from 'msw/experimental'
import { setupWorker } from 'msw/browser'

const problems: string[] = []

/** Starts MSW for all stories. An unhandled request, or an answer outside the contract, fails the story. */
export async function startMocking() {
  const worker = setupWorker()
  worker.events.on(
    'unhandledException',
    ({ error, request }) => void problems.push(`${request.method} ${request.url}: ${error.message}`),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { request } = frame.data
      if (!isOfWorkshop(request)) problems.push(`Nothing answers ${request.method} ${request.url}.`)
    },
  })
  return worker
}

/** Faults since the last call. */
export const takeProblems = (): readonly string[] => problems.splice(0)

/** Code, styles, pictures and the documents come from where the stories come from. */
function isOfWorkshop({ url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === window.location.origin && !/\/(api|release)\//.test(pathname)
}
