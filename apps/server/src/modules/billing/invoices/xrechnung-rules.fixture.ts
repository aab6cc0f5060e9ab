/**
 * Rules of XRechnung 3.0 for Cross Industry Invoices, by their published names, as XPath 1.0 that has to be true. The
 * official Schematron needs an XSLT 2 processor and comes in no package that can be installed here; these are the rules
 * that an invoice of ours can touch, written anew from the specification's text.
 */
export const XRECHNUNG_RULES: Readonly<Record<string, string>> = {
  'BR-DE-1 payment instructions': 'boolean(//ram:SpecifiedTradeSettlementPaymentMeans)',
  'BR-DE-2 seller contact': 'boolean(//ram:SellerTradeParty/ram:DefinedTradeContact)',
  'BR-DE-3 seller city': has('//ram:SellerTradeParty/ram:PostalTradeAddress/ram:CityName'),
  'BR-DE-4 seller postcode': has('//ram:SellerTradeParty/ram:PostalTradeAddress/ram:PostcodeCode'),
  'BR-DE-5 contact name': has('//ram:SellerTradeParty/ram:DefinedTradeContact/ram:PersonName'),
  'BR-DE-6 contact phone': has('//ram:SellerTradeParty//ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
  'BR-DE-7 contact mail': has('//ram:SellerTradeParty//ram:EmailURIUniversalCommunication/ram:URIID'),
  'BR-DE-8 buyer city': has('//ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CityName'),
  'BR-DE-9 buyer postcode': has('//ram:BuyerTradeParty/ram:PostalTradeAddress/ram:PostcodeCode'),
  'BR-DE-14 rate of each tax': every(
    '//ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax[ram:CategoryCode != "O"]',
    'ram:RateApplicablePercent',
  ),
  'BR-DE-15 buyer reference': has('//ram:ApplicableHeaderTradeAgreement/ram:BuyerReference'),
  'BR-DE-16 seller tax id':
    'not(//ram:CategoryCode[. = "S" or . = "AE"]) or boolean(//ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID)',
  'BR-DE-17 type of document':
    'contains(" 326 380 384 389 381 875 876 877 ", concat(" ", //rsm:ExchangedDocument/ram:TypeCode, " "))',
  'BR-DE-18 no cash discount': 'not(contains(//ram:SpecifiedTradePaymentTerms/ram:Description, "#"))',
  'BR-DE-19 IBAN of a transfer': every(
    '//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode = "58"]/ram:PayeePartyCreditorFinancialAccount/ram:IBANID',
    'self::*[string-length(.) = 22 and starts-with(., "DE")]',
  ),
  'BR-DE-21 guideline':
    '//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"',
  'BR-DE-23 account of a transfer': every(
    '//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode = "30" or ram:TypeCode = "58"]',
    'ram:PayeePartyCreditorFinancialAccount',
  ),
  'BR-DE-24 card': every(
    '//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode = "48" or ram:TypeCode = "54" or ram:TypeCode = "55"]',
    'ram:ApplicableTradeSettlementFinancialCard',
  ),
  'BR-DE-25 direct debit': every(
    '//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode = "59"]',
    '../ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID and ram:PayerPartyDebtorFinancialAccount',
  ),
  'BR-DE-27 phone has three digits':
    'string-length(translate(//ram:SellerTradeParty//ram:CompleteNumber, translate(//ram:SellerTradeParty//ram:CompleteNumber, "0123456789", ""), "")) >= 3',
  'BR-DE-28 mail': every(
    '//ram:EmailURIUniversalCommunication/ram:URIID',
    'self::*[string-length(.) - string-length(translate(., "@", "")) = 1 and not(contains(., " "))]',
  ),
  'PEPPOL-EN16931-R001 business process': has('//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'),
  'PEPPOL-EN16931-R008 no empty elements':
    'not(//*[not(*) and normalize-space(.) = "" and not(self::ram:ApplicableHeaderTradeDelivery)])',
  'PEPPOL-EN16931-R010 address of the buyer': has(
    '//ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID[@schemeID]',
  ),
  'PEPPOL-EN16931-R020 address of the seller': has(
    '//ram:SellerTradeParty/ram:URIUniversalCommunication/ram:URIID[@schemeID]',
  ),
  'BR-CO-25 due day or terms': has('//ram:SpecifiedTradePaymentTerms/ram:Description'),
  'BR-CO-26 seller is identified':
    'boolean(//ram:SellerTradeParty/ram:ID | //ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:ID | //ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = "VA"])',
  'BR-O-02 no VAT ids where nothing is taxable': 'not(//ram:CategoryCode = "O" and //ram:ID[@schemeID = "VA"])',
}

function has(path: string): string {
  return `string-length(normalize-space(${path})) > 0`
}

function every(path: string, condition: string): string {
  return `count(${path}) = count(${path}[${condition}])`
}
