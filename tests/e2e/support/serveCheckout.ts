import { join } from 'node:path'
import { createServer } from 'vite'
import type { Checkout } from './copyCheckout.ts'

/** `npm run dev` over a copy of this checkout, for as long as something is done there. */
export async function serveCheckout({ root }: Checkout, visit: (url: string) => Promise<void>): Promise<void> {
  const dev = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'app',
    cacheDir: join(root, '.cache/vite'),
    logLevel: 'error',
    // The packages are outside the copy.
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  })
  try {
    await dev.listen()
    await visit(dev.resolvedUrls?.local[0] ?? '')
  } finally {
    await dev.close()
  }
}
