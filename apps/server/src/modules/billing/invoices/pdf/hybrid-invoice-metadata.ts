/**
 * What makes a PDF/A-3 a ZUGFeRD (Factur-X) invoice: which file inside is the invoice, and, because PDF/A knows no such
 * names, what they mean (ZUGFeRD 2.3, technical annex "XMP extension schema").
 */
export const hybridInvoiceMetadata = (): string => `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${PROPERTIES.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.map(described).join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PROPERTIES = [
  { name: 'DocumentFileName', value: 'factur-x.xml', about: 'The name of the embedded XML document' },
  { name: 'DocumentType', value: 'INVOICE', about: 'The type of the hybrid document in capital letters' },
  { name: 'Version', value: '1.0', about: 'The version of the standard of the embedded XML data' },
  { name: 'ConformanceLevel', value: 'EN 16931', about: 'The conformance level of the embedded XML data' },
] as const

const described = ({ name, about }: (typeof PROPERTIES)[number]): string => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${about}</pdfaProperty:description>
</rdf:li>`
