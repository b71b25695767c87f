#!/usr/bin/env node
import { OPERATOR_HELP, operatorCommand } from './operatorCommand.ts'
import { runCommand } from './runCommand.ts'

await runCommand(operatorCommand, OPERATOR_HELP)
