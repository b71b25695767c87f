import type { Rails } from '../gates/Rails.ts'

/** Everything the service is told from outside, read once at the start. */
export interface Config {
  readonly port: number
  readonly deskPort: number
  readonly publicHost: string
  readonly deskHost: string
  readonly dataDir: string
  /** The members' platform; without it the demonstration platform answers. */
  readonly platformUrl?: string
  /** The desk's address as operators type it, when it is not plain loopback. */
  readonly deskOrigin?: string
  readonly imgOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
  readonly rails: Rails
  readonly approvalsRequired: boolean
  readonly maxStreams: number
  /** How many proxies in front set `X-Forwarded-For`; 0 believes nobody. */
  readonly trustProxy: number
  readonly logLevel: LogLevel
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'
