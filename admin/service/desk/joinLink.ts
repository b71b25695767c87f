/** A one-time link. The token is in the fragment, which browsers never send and servers never log. */
export function joinLink(deskUrl: string, token: string): string {
  return `${deskUrl}/#/join/${token}`
}
