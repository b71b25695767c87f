import type { Rails } from './Rails.ts'
import type { CompanyLogin } from './CompanyLogin.ts'
import type { PictureRoom } from './defaultPictureRoom.ts'
import type { WebhookTarget } from './WebhookTarget.ts'
import type { TrustedProxies } from './trustProxies.ts'
import type { Role } from '../../../api/accountApi.ts'

/** The service's configuration, read once at the start. */
export interface Config {
  readonly port: number
  readonly deskPort: number
  readonly publicHost: string
  readonly deskHost: string
  readonly dataDir: string
  /** A PostgreSQL server's; without it the store is embedded in the data folder. */
  readonly databaseUrl?: string
  /** The members' platform; without it the demonstration platform answers. */
  readonly platformUrl?: string
  /** A member's account in which the service asks the platform for its own limits. */
  readonly platformMember?: { readonly name: string; readonly password: string }
  /** The desk's address as operators type it, when it is not plain loopback. */
  readonly deskOrigin?: string
  readonly imgOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
  /** Where every release is announced. */
  readonly webhook?: WebhookTarget
  readonly rails: Rails
  readonly approvalsRequired: boolean
  /** Roles that may do nothing until they have turned on a code at the log-in. */
  readonly secondFactorRoles: readonly Role[]
  /** The provider of the company's accounts; without it operators have local ones alone. */
  readonly companyLogin?: CompanyLogin
  /** How much the library of pictures may hold. */
  readonly pictureRoom: PictureRoom
  /** The share of open apps that say what they show, from 0 to 1. */
  readonly countedPhones: number
  readonly maxStreams: number
  /** Event streams that one network may hold, unless it is a trusted proxy or this machine. */
  readonly maxStreamsPerNetwork: number
  /** Whose `X-Forwarded-For` is believed; 0 means nobody's. */
  readonly trustProxy: TrustedProxies
  readonly logLevel: LogLevel
  /** Where the figures are read; without it nowhere. */
  readonly metrics?: { readonly port: number; readonly host: string; readonly token?: string }
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'
