/** Schemas of tests about something else: a property without a title is titled by its name. */
type Schema = { properties?: Record<string, object> };

export const titled = (schema: object): object => {
  const { properties } = schema as Schema;
  if (!properties) return schema;
  return { ...schema, properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, { title: name, ...property, ...itemsOf(property) }])) };
};

const itemsOf = (property: object): object => ('items' in property && property.items ? { items: titled(property.items) } : {});
