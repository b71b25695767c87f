import { join } from 'node:path'

/** Where the running service of a data folder can be reached from this machine. */
export function socketPath(dataDir: string): string {
  return join(dataDir, 'service.sock')
}
