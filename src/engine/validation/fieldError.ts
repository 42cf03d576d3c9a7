/** A message at a field; `field` is a path into child tables such as `rows.0.price`. */
export interface FieldError {
  field: string;
  message: string;
}
