/**
 * A fetch of a form with a file that says how much of it is sent, from 0 to 1: the browser's own says nothing until the
 * answer.
 */
export const fetchWithProgress =
  (onShare: (share: number) => void): typeof fetch =>
  async (input, { method = 'POST', headers, body, signal } = {}) => {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open(method, input instanceof Request ? input.url : input)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onShare(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The upload did not reach the platform.')))
      request.addEventListener('abort', () => reject(new DOMException('The upload was given up.', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      signal?.addEventListener('abort', abort)
      request.send(body instanceof FormData ? body : null)
    })
  }

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return new Response(request.responseText === '' ? null : request.responseText, { status: request.status, headers })
}
