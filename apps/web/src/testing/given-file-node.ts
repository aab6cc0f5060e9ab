import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { givenNode } from './given-node.ts'

/** A list in somebody's own root as the server tells of it, unless the test says otherwise. */
export const givenFileNode = (facts: Partial<FileNode> = {}) => ({ ...givenNode(facts), ancestors: [], summary: null })
