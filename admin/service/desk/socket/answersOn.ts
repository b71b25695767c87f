import { request } from 'node:http'

/** Long enough for a service that is busy compiling; one that hangs does not keep another from replacing it. */
const PATIENCE_MS = 5_000

/** Whether a service answers on a socket; a leftover file or a silent service does not. */
export function answersOn(path: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(
      { socketPath: path, path: '/desk-api/status', agent: false, signal: AbortSignal.timeout(patienceMs) },
      (response) => {
        response.resume().on('error', () => undefined)
        resolve(true)
      },
    )
    asked.on('error', () => resolve(false)).end()
  })
}
