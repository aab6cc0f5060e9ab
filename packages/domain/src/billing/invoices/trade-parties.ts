import { asciiEmail } from '../../kernel/email-address.ts'
import { addresseeOf, type Invoice, type InvoiceTaxation } from './invoice.ts'
import { isLeitwegId } from './leitweg-id.ts'
import { element, type Xml } from './xml.ts'

/** BG-4. Where nothing is taxable the norm forbids the VAT id (BR-O-02); the tax number says who the seller is. */
export const sellerParty = ({ seller, taxation }: Invoice): Xml => {
  const vatId = isOutsideScope(taxation) ? '' : (seller.vatId ?? '')
  const email = asciiEmail(seller.email)
  return element('ram:SellerTradeParty', [
    // Somebody has to be identified by something (BR-CO-26).
    element('ram:ID', vatId === '' && seller.register === null ? email : ''),
    element('ram:Name', seller.name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register ?? '')]),
    element('ram:DefinedTradeContact', [
      element('ram:PersonName', seller.contact),
      element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.phone)]),
      element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
    ]),
    element('ram:PostalTradeAddress', [
      element('ram:PostcodeCode', seller.postcode),
      element('ram:LineOne', seller.street),
      element('ram:CityName', seller.city),
      element('ram:CountryID', seller.countryCode),
    ]),
    endpoint(email),
    taxRegistration('FC', seller.taxNumber ?? ''),
    taxRegistration('VA', vatId),
  ])
}

/** BG-7. A public body is reached by its Leitweg-ID (scheme 0204), everybody else by mail. */
export const buyerParty = ({ customer, taxation }: Invoice): Xml => {
  const { customerType, name, additional, street, number, postcode, city, countryCode, email } = customer
  const isCompany = customerType === 'company'
  return element('ram:BuyerTradeParty', [
    element('ram:Name', addresseeOf(customer)),
    element('ram:DefinedTradeContact', [element('ram:PersonName', isCompany ? name : '')]),
    element('ram:PostalTradeAddress', [
      element('ram:PostcodeCode', postcode),
      element('ram:LineOne', `${street} ${number}`),
      element('ram:LineTwo', additional),
      element('ram:CityName', city),
      element('ram:CountryID', countryCode),
    ]),
    isLeitwegId(customer.reference)
      ? endpoint(customer.reference.trim().toUpperCase(), '0204')
      : endpoint(asciiEmail(email)),
    taxRegistration('VA', isOutsideScope(taxation) ? '' : customer.vatId),
  ])
}

/** No tax at all, for whatever reason: category O of the norm. */
export const isOutsideScope = (taxation: InvoiceTaxation): boolean =>
  taxation === 'not-taxable' || taxation === 'damages'

const endpoint = (address: string, schemeID = 'EM'): Xml =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', address, { schemeID })])

const taxRegistration = (schemeID: 'VA' | 'FC', id: string): Xml =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID })])
