#!/usr/bin/env node
import { AUDIT_HELP, auditCommand } from './auditCommand.ts'
import { runCommand } from './runCommand.ts'

await runCommand(auditCommand, AUDIT_HELP)
