import { defaultPictureRoom } from './defaultPictureRoom.ts'

/** A variable of the environment, as the manual lists it. */
export interface Variable {
  /** Its meaning, in Markdown. */
  readonly says: string
  /** The value where nothing is set, typed as it would be set. */
  readonly default?: string
  /** Its value may be in a file instead, which the same name with `_FILE` names: an environment is easily printed. */
  readonly secret?: true
}

export const MB = 1024 * 1024

/** Every variable that the service reads. OPERATING.md's table and the container's `.env.example` are held to it. */
export const variables = {
  PORT: { says: 'the listener for members', default: '4600' },
  DESK_PORT: { says: 'the listener for operators', default: '4601' },
  PUBLIC_HOST: { says: 'where the one for members binds; everywhere by default', default: '0.0.0.0' },
  DESK_HOST: { says: 'where the one for operators binds; on loopback by default', default: '127.0.0.1' },
  DESK_ORIGIN: { says: 'the desk’s address; an https one is needed once the desk leaves loopback' },
  TRUST_PROXY: {
    says: 'the proxies in front whose `X-Forwarded-For` is believed: addresses, networks, or `loopback`, `linklocal`, `uniquelocal`; a number still works, with a warning, for this release',
  },
  DATA_DIR: {
    says: 'the embedded database, the release files, what was stopped without the database, and the apps of the last builds; keep it when you deploy',
    default: './data',
  },
  DATABASE_URL: {
    says: '`postgres://user:password@host/database`: the store is that PostgreSQL database instead of the embedded one',
    secret: true,
  },
  PLATFORM_URL: { says: 'the platform that `/api/*` is passed on to; without it the demonstration answers' },
  PLATFORM_MEMBER: {
    says: '`name:password` of a member in whose name the desk asks the platform for its own limits; without it the desk says that they are not known',
    secret: true,
  },
  IMG_ORIGINS: { says: 'origins that pictures may come from; settings only narrow them' },
  FRAME_ORIGINS: { says: 'origins that framed pages may come from; settings only narrow them' },
  RAILS: { says: 'hard limits of money settings, as JSON or a file; 1 to 100,000,000 won by default' },
  APPROVALS_REQUIRED: {
    says: '`on`: a large change of a limit, and any change of origins, sponsors, chips, captcha or a whole screen, needs a second person, to approve or to publish it; for 24 hours an account and the person who invited it or raised its role count as one. An approval that would not count is refused, and a value that needed two people does not stay beyond its planned end by one',
    default: 'off',
  },
  SECOND_FACTOR_ROLES: {
    says: 'roles, such as `owner,publisher`, that may do nothing until they have a code at the log-in',
  },
  OIDC_ISSUER: {
    says: 'the issuer of the company’s accounts (OpenID Connect), such as `https://login.example.com`; it needs the three below, and redirects to `DESK_ORIGIN/`',
  },
  OIDC_CLIENT_ID: { says: 'the desk’s client id at the issuer' },
  OIDC_CLIENT_SECRET: { says: 'the secret of that client, sent in the body of the request for tokens', secret: true },
  OIDC_ROLES: {
    says: 'the role of each group, such as `desk-owners=owner,desk-editors=editor`; of several groups the highest counts, and people in none of them are refused',
  },
  OIDC_GROUPS_CLAIM: { says: 'the claim that lists the groups', default: 'groups' },
  OIDC_SCOPES: {
    says: 'the scopes that are asked for; some issuers give the groups only with one more, such as `groups`',
    default: 'openid profile offline_access',
  },
  OIDC_SECOND_FACTORS: {
    says: 'the values of `amr` or `acr` that count as a second factor; without one of them the desk asks for a code where `SECOND_FACTOR_ROLES` does',
    default: 'mfa,otp,hwk',
  },
  WEBHOOK_URL: { says: 'where each release is announced', secret: true },
  WEBHOOK_SECRET: { says: 'the secret (24 characters or more) that signs what is announced', secret: true },
  COUNTED_PHONES: {
    says: 'the percentage of open apps that say which release they show, whether anything failed, and how visits of forms end; 0: none says anything',
    default: '100',
  },
  MAX_STREAMS: { says: 'the most event streams; above it an app polls', default: '5000' },
  MAX_STREAMS_PER_NETWORK: {
    says: 'the most event streams of one address or IPv6 /64; half of `MAX_STREAMS` by default',
  },
  PICTURES_MAX: {
    says: 'the most pictures of the library; an upload above it is refused',
    default: String(defaultPictureRoom.count),
  },
  PICTURES_MB: {
    says: 'the megabytes that they may take up together; an upload above it is refused',
    default: String(defaultPictureRoom.bytes / MB),
  },
  LOG_LEVEL: {
    says: 'what is logged: `silent`, `error`, `warn`, `info` or `debug`; at `info` each call of the platform, too',
    default: 'warn',
  },
  METRICS_PORT: { says: 'where Prometheus reads the figures at `/metrics`; nowhere without a port' },
  METRICS_HOST: { says: 'where that listener binds; on loopback by default', default: '127.0.0.1' },
  METRICS_TOKEN: {
    says: '24 characters or more that have to come with it as a bearer; demanded where the host is not loopback',
    secret: true,
  },
} satisfies Readonly<Record<string, Variable>>

export type VariableName = keyof typeof variables

/** Those of the variables that are never without a value. */
export type DefaultedName = {
  [Name in VariableName]: (typeof variables)[Name] extends { readonly default: string } ? Name : never
}[VariableName]
