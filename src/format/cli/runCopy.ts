import { COPY_USAGE, copyCommand } from './copyCommand.ts'
import { runOnSchemas } from './runOnSchemas.ts'

/** `npm run copy -- add <key> ["text"]`: a text under a new key, in every language; `-- missing`: all that lack one. */
runOnSchemas(copyCommand, COPY_USAGE)
