/** The kinds of content that stand in folders (specification 2, section 1), in the order menus show them. */
export const FILE_TYPES = ['lists', 'custom-signs', 'documents'] as const
export type FileType = (typeof FILE_TYPES)[number]

export const NODE_TYPES = ['directory', 'file'] as const
export type NodeType = (typeof NODE_TYPES)[number]

export const DOCUMENT_TYPES = ['grid', 'own-sign', 'target-vocabulary'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const CUSTOM_SIGN_TYPES = ['signOnly', 'signBox'] as const
export type CustomSignType = (typeof CUSTOM_SIGN_TYPES)[number]
