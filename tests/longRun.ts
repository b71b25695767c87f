/** How often something random is tried: a share of it in `npm test`, all of it in `npm run faults`. */
export function timesOf({ test, faults }: { readonly test: number; readonly faults: number }): number {
  return process.env['FAULTS'] === 'full' ? faults : test
}
