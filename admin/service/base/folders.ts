import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Where this build keeps what the service serves. */
export const folders = {
  schemas: join(root, 'schemas'),
  app: join(root, 'dist/app'),
  desk: join(root, 'dist/desk'),
  preview: join(root, 'dist/preview'),
  play: join(root, 'dist/play/play.js'),
  pictures: join(root, 'mocks/pictures'),
} as const
