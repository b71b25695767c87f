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
  'openid-client',
  'otpauth',
  'pg',
  'sharp',
  'typebox',
  'undici',
]

/** Paths of the repository that they read: sources, which Node runs as they are, documents and built pages. */
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

/** Commands on the PATH of the image, by name. */
export const commands: Readonly<Record<string, string>> = {
  release: 'admin/service/cli/release.ts',
  operator: 'admin/service/cli/operator.ts',
  audit: 'admin/service/cli/audit.ts',
  contract: 'admin/service/cli/contract.ts',
}

/** `package-lock.json`, as far as it is read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Folders of packages and of all that they need, as the lock file has them: for every platform, not only this one. */
export function findPackages(names: readonly string[], { packages }: Lock): readonly string[] {
  const found = new Set<string>()
  const add = (name: string, from: string): void => {
    const folder = foldersAbove(from)
      .map((above) => `${above}node_modules/${name}`)
      .find((path) => path in packages)
    const locked = folder === undefined ? undefined : packages[folder]
    if (folder === undefined || locked === undefined || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked
    const peers = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true)
    for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(needed, folder)
  }
  for (const name of names) add(name, '')
  return [...found]
}

/** Where Node looks for what a package imports: in its own folder, then in those above it. */
function foldersAbove(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split(/\/?node_modules\//).slice(1)
  return [...parts.keys(), parts.length]
    .map((count) =>
      parts
        .slice(0, count)
        .map((part) => `node_modules/${part}/`)
        .join(''),
    )
    .reverse()
}
