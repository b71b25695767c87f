import { NEW_SCREEN_USAGE, newScreenCommand } from './newScreenCommand.ts'
import { runOnSchemas } from './runOnSchemas.ts'

/** `npm run new-screen -- <id> [--like <screen>]`: a sound document, and its title in every language. */
runOnSchemas(newScreenCommand, NEW_SCREEN_USAGE)
