import { describe, expect, test } from 'vitest'
import { addressFaults, EMPTY_ADDRESS, invoiceAddressFaults } from './billing-address.ts'
import { specialTerritory } from './special-territories.ts'

const at = (countryCode: string, postcode: string, city = 'Ort') => specialTerritory({ countryCode, postcode, city })

describe('a place with VAT of its own', () => {
  test.each([
    ['DE', '27498', 'Helgoland'],
    ['DE', '78266', 'Büsingen am Hochrhein'],
    ['AT', '6691', 'Jungholz'],
    ['AT', '6991', 'das Kleinwalsertal'],
    ['AT', '6992', 'das Kleinwalsertal'],
    ['AT', '6993', 'das Kleinwalsertal'],
    ['DE', '87491', 'Jungholz'],
    ['DE', '87567', 'das Kleinwalsertal'],
    ['DE', '87569', 'das Kleinwalsertal'],
    ['ES', '35001', 'die Kanarischen Inseln'],
    ['ES', '38670', 'die Kanarischen Inseln'],
    ['ES', '51001', 'Ceuta'],
    ['ES', '52006', 'Melilla'],
    ['IT', '23041', 'Livigno'],
    ['IT', '22061', 'Campione d’Italia'],
    ['CH', '6911', 'Campione d’Italia'],
    ['IT', '47890', 'San Marino'],
    ['IT', '00120', 'die Vatikanstadt'],
    ['FI', '22100', 'Åland'],
    ['FI', '22950', 'Åland'],
    ['GR', '63086', 'den Berg Athos'],
    ['FR', '97110', 'die französischen Überseegebiete'],
    ['FR', '97600', 'die französischen Überseegebiete'],
    ['FR', '98800', 'die französischen Überseegebiete'],
    ['PT', '9000-012', 'Madeira'],
    ['PT', '9500', 'die Azoren'],
    ['DK', '3900', 'Grönland'],
    ['DK', '100', 'die Färöer'],
  ])('%s %s is %s', (country, postcode, name) => {
    expect(at(country, postcode)).toBe(name)
  })

  test.each([
    'D-27498',
    'D 27498',
    'DE-27498',
    ' 27 498 ',
    '２７４９８',
    'd‑27498',
    '27498.',
    '27.498',
    'D−27498',
    '27498 Helgol',
  ])('is known however its postcode is written: %j', (postcode) => {
    expect(at('de', postcode)).toBe('Helgoland')
  })

  test('is told from its neighbours by its name where they share a postcode', () => {
    expect([at('IT', '23030', 'Livigno (SO)'), at('IT', '23030', 'Valdidentro')]).toEqual(['Livigno', null])
    expect([at('IT', '22060', 'CAMPIONE'), at('IT', '22060', 'Arosio')]).toEqual(['Campione d’Italia', null])
  })

  test.each([
    ['DE', '27499'],
    ['DE', '78267'],
    ['DE', '87561'],
    ['DE', '274981'],
    ['DE', '97080'],
    ['DE', '22041'],
    ['DE', '23041'],
    ['DE', '6691'],
    ['AT', '6690'],
    ['AT', '6994'],
    ['AT', '3500'],
    ['ES', '28001'],
    ['ES', '07001'],
    ['IT', '22060'],
    ['IT', '47900'],
    ['FI', '00100'],
    ['FI', '21100'],
    ['FR', '75001'],
    ['FR', '98000'],
    ['FR', '20000'],
    ['GR', '63085'],
    ['PT', '1000-001'],
    ['DK', '2400'],
    ['CH', '8238'],
    ['DE', ''],
    ['', '27498'],
  ])('%s %s is none', (country, postcode) => {
    expect(at(country, postcode)).toBeNull()
  })

  test.each(['person', 'company'] as const)('makes no billing address of a %s', (customerType) => {
    const address = {
      ...EMPTY_ADDRESS,
      customerType,
      company: 'Kita Düne',
      name: 'Eva Einzel',
      street: 'Am Falm',
      number: '1',
      city: 'Helgoland',
    }
    const text = 'Für Helgoland gelten eigene Steuerregeln'
    expect(addressFaults({ ...address, postcode: '27498' })).toEqual({ postcode: text })
    // One that was stored before is complete: what runs can be kept.
    expect(invoiceAddressFaults({ ...address, postcode: '27498' })).toEqual({})
    expect(addressFaults({ ...address, postcode: '27476' })).toEqual({})
  })
})
