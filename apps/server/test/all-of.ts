/** Everything that comes, as an array. */
export const allOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
