import { DeskError } from './DeskError.ts'
import type { UploadOptions } from './createTransport.ts'

/** Sends a file by an opened request and answers as `fetch` would. Throws `DeskError`, also when it is cancelled. */
export function sendFile(
  request: XMLHttpRequest,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const lost = (): void => reject(new DeskError('offline', 'The service does not answer.'))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', () => reject(new DeskError('cancelled', 'The upload was cancelled.')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
