import { DESCRIBE_USAGE, describeCommand } from './describeCommand.ts'
import { runOnSchemas } from './runOnSchemas.ts'

/** `npm run describe -- <name>`: a call, a list of choices, a setting or a block in words. */
runOnSchemas(describeCommand, DESCRIBE_USAGE)
