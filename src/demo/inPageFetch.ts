/** A fetch that never leaves the page. */
export function inPageFetch(answer: (request: Request) => Promise<Response>, base = document.baseURI): typeof fetch {
  return async (input, init) => {
    const response = await answer(
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, base), init),
    )
    if (response.type === 'error') throw new TypeError('The simulated network is cut.')
    return response
  }
}
