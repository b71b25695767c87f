/** The packages that the service and its commands import, and jsdom, which the play test's bundle imports. */
export const packages: readonly string[] = [
  '@fastify/cookie',
  '@fastify/helmet',
  '@fastify/http-proxy',
  '@fastify/rate-limit',
  '@fastify/static',
  '@marcbachmann/cel-js',
  '@noble/hashes',
  '@node-rs/argon2',
  '@prometheus-io/client',
  'ajv',
  'better-sqlite3',
  'big.js',
  'canonicalize',
  'fastify',
  'jsdom',
  'jsonc-parser',
  'kysely',
  'lru-cache',
  'msw',
  'otpauth',
  'pg',
  'sharp',
  'typebox',
  'undici',
]

/** What of the repository they read, from its root: sources, which Node runs as they are, documents and built pages. */
export const paths: readonly string[] = [
  'package.json',
  'admin/api',
  'admin/service',
  'admin/container/askHealth.js',
  'src/format',
  'src/store/createListeners.ts',
  'src/timing',
  'schemas',
  'mocks',
  'dist/app',
  'dist/desk',
  'dist/preview',
  'dist/play',
]

/** What is on the PATH of the image, by name. */
export const commands: Readonly<Record<string, string>> = {
  release: 'admin/service/cli/release.ts',
  operator: 'admin/service/cli/operator.ts',
  audit: 'admin/service/cli/audit.ts',
  contract: 'admin/service/cli/contract.ts',
}
