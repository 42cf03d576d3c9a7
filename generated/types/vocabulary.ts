// Made from schemas/vocabulary.json. Do not edit: change the source and run `npm run generate`.
export type Authored = (Entity | Enumeration | Menu | Widget | WidgetCommons)

export type Names = string[]

export type Kind = ("text" | "textarea" | "password" | "integer" | "decimal" | "money" | "switch" | "enumeration" | "date" | "datetime" | "dateRange" | "dateLimit" | "timeRange" | "image" | "imageList" | "file" | "reference" | "references" | "treeReference" | "tags" | "colour" | "phone" | "url" | "link" | "richText" | "json" | "childTable" | "choices" | "cascade" | "rating" | "slider" | "time" | "icon" | "formTemplate" | "skuMatrix" | "region")

export type As = ("select" | "radio" | "tag" | "checkbox" | "tree" | "rate")

export type Scalar = (string | number | boolean | null)

/**
 * @minItems 1
 */
export type Options1 = {
  value: Scalar
  title: string
  disabled?: boolean
  children?: Options1
}[]

/**
 * Nested choices of a cascade.
 *
 * @minItems 1
 */
export type Options = {
  value: Scalar
  title: string
  disabled?: boolean
  children?: Options1
}[]

export type Wire = ("plain" | "comma" | "json" | "1/0" | "'1'/'0'" | "true/false" | "decimal" | "seconds" | "dateLimit")

/**
 * Shown, required and sent only while this holds.
 */
export type Condition = import('../../src/engine/model').Condition

/**
 * Required only while this holds.
 */
export type Condition1 = import('../../src/engine/model').Condition

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition2 = import('../../src/engine/model').Condition

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition3 = import('../../src/engine/model').Condition

/**
 * Of a password kept as a hash: fields whose values, with digits and signs around them, it must not be made of.
 */
export type Names1 = string[]

export type Tone = ("default" | "primary" | "success" | "warning" | "danger" | "info")

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition4 = import('../../src/engine/model').Condition

/**
 * Codes under which the rows are those that do not meet the comparison.
 */
export type Names2 = string[]

export type Modes = ("create" | "edit" | "copy")[]

/**
 * Only the super user may give its rights to a role.
 */
export type Reserved = boolean

export type Operation = (false | string | Call)

/**
 * Fields answered; all readable ones when absent.
 */
export type Names3 = string[]

/**
 * Further fields of a list's rows: told to whoever reads them elsewhere, null to others.
 */
export type Names4 = string[]

/**
 * Fields accepted; those with an input when absent.
 */
export type Names5 = string[]

/**
 * A comma list of ids: body.ids; a JSON list: body.idList[]. Two: the same ids under both names, of which a caller sends one.
 */
export type Ids = (string | string[])

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition5 = import('../../src/engine/model').Condition

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition6 = import('../../src/engine/model').Condition

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition7 = import('../../src/engine/model').Condition

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition8 = import('../../src/engine/model').Condition

/**
 * What the question tells beside its text: how many records of an entity refer to this one, and what becomes of them.
 *
 * @minItems 1
 */
export type Follows = {
  /**
   * Key of the entity whose records are counted.
   */
  count: string
  /**
   * Their field that refers to this record.
   */
  by: string
  where?: Condition8
  /**
   * {count} stands for the number; nothing is told of none.
   */
  text: string
}[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition9 = import('../../src/engine/model').Condition

/**
 * Who may all the same.
 */
export type Except = "superUser"

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition10 = import('../../src/engine/model').Condition

/**
 * The columns that matter, the weightiest first: seen before others where not all are, and the facts of a card on a telephone.
 */
export type Names6 = string[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition11 = import('../../src/engine/model').Condition

export type Sections = {
  title?: string
  fields: Names
}[]

/**
 * Only these are entered.
 */
export type Names7 = string[]

/**
 * Name under which other consoles ask for this form as a form template.
 */
export type TemplateName = string

/**
 * Stay in sight below the head.
 */
export type DetailItems = (string | DetailItem)[]

export type DetailItems1 = (string | DetailItem)[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition12 = import('../../src/engine/model').Condition

/**
 * Actions of the row that can be run from here.
 */
export type Names8 = string[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition13 = import('../../src/engine/model').Condition

export type ActionPlace = ("row" | "bulk" | "page")

/**
 * Inputs added to the fields of their names.
 */
export type Names9 = string[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition14 = import('../../src/engine/model').Condition

/**
 * Actions of a row that leave it pending.
 */
export type Names10 = string[]

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition15 = import('../../src/engine/model').Condition

/**
 * Order in which they are handed out; the oldest first when absent.
 */
export type Names11 = string[]

/**
 * @minItems 1
 */
export type Names12 = string[]

/**
 * Rows the product ships with.
 */
export type Rows = {
  [k: string]: unknown
}[]

export type Rows1 = {
  [k: string]: unknown
}[]

/**
 * Each row takes one of these besides, for fields that belong together.
 */
export type Rows2 = {
  [k: string]: unknown
}[]

/**
 * One of a list; a number; a time that many days from now; rows that are there already.
 */
export type Variation = (unknown[] | {
  from: number
  to: number
  step?: number
} | {
  /**
   * @minItems 2
   * @maxItems 2
   */
  days: number[]
} | {
  any: number
})

/**
 * Widgets that may not stand on the same page.
 */
export type Names13 = string[]

/**
 * Shape of the saved group, where the kind does not imply it: src/engine/page/controls.
 */
export type Control = ("slider" | "number" | "text" | "value" | "richText" | "colour" | "options" | "checkboxes" | "image" | "video" | "select" | "products" | "rows" | "imageLinks" | "announcements" | "cells" | "picture" | "hotspots" | "goodsTabs")

/**
 * All keys must hold; any: one of its members does.
 */
export type Condition16 = import('../../src/engine/model').Condition

/**
 * One entity: schemas/<section>/<entity>.json.
 */
export interface Entity {
  $schema?: string
  $comment?: string
  /**
   * Name of one record, in Chinese.
   */
  title: string
  description?: string
  type?: "object"
  /**
   * The fields, in the order of columns and inputs.
   */
  properties: {
    [k: string]: Property
  }
  /**
   * Fields that must be filled in whenever they are shown.
   */
  required?: string[]
  /**
   * These are some records of another entity, under words of their own: its table and its calls serve them, and its properties hold where none are written here.
   */
  facetOf?: {
    /**
     * The entity they belong to.
     */
    entity: string
    /**
     * What their fields hold: asked for with every read, given to every new one.
     */
    where?: {
      [k: string]: Scalar
    }
    /**
     * Further parameters of every read.
     */
    query?: {
      [k: string]: Scalar
    }
  }
  /**
   * What the fields of its own records hold, where some of its table's records are facets: those that are neither its own nor of a facet are for role admin.
   */
  own?: {
    [k: string]: Scalar
  }
  /**
   * Entity of the same make: what a property written here leaves out is as over there. Table, calls and rows are its own.
   */
  like?: string
  /**
   * The field that holds the id, where the interface calls it otherwise than id.
   */
  primaryKey?: string
  /**
   * How it is reached; false: a table without screens and endpoints.
   */
  resource?: (false | Resource)
  table?: Table
  seed?: Rows
  /**
   * Rows for DEMO ≠ 0, or how many are made and of what; false: none are made up either.
   */
  demo?: (false | Rows1 | DemoPlan)
}

/**
 * A field and how it is shown, searched and entered.
 */
export interface Property {
  $comment?: string
  type?: ("string" | "integer" | "number" | "boolean" | "array" | "object")
  /**
   * Label, in Chinese.
   */
  title?: string
  /**
   * Help text under the input.
   */
  description?: string
  /**
   * Value of a new record.
   */
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: ("date" | "date-time" | "uri" | "email")
  minItems?: number
  maxItems?: number
  /**
   * Of a JSON value: bytes of its text, 65536 unless said.
   */
  maxBytes?: number
  items?: Items
  /**
   * Shape of a JSON value, as plain JSON Schema.
   */
  properties?: {
    [k: string]: unknown
  }
  /**
   * Answered, never accepted.
   */
  readOnly?: boolean
  /**
   * Accepted, never answered; empty keeps what is stored.
   */
  writeOnly?: boolean
  /**
   * Lists answer its first three and last four characters, and compare no more with them; the read of one record answers it whole.
   */
  masked?: true
  kind?: Kind
  /**
   * Name of a file in schemas/enumerations.
   */
  enumeration?: string
  as?: As
  /**
   * Enumeration with the two labels of a switch.
   */
  codes?: string
  /**
   * Entity referred to, e.g. product/category.
   */
  to?: string
  /**
   * Another field decides which entity is referred to.
   */
  toBy?: {
    field: string
    map: {
      [k: string]: string
    }
  }
  options?: Options
  /**
   * Only leaves of the tree may be chosen.
   */
  leavesOnly?: boolean
  /**
   * Of references: kept over there. The target's references of this name lead here, and what is chosen here is written there.
   */
  inverse?: string
  /**
   * Choosing a record fills these fields of the form with fields of that record: { here: there }.
   */
  fills?: {
    [k: string]: string
  }
  /**
   * The field whose record this text or number names, a copy of that record's own: it is a link to that record. Where the field is a plain number, "to" is the entity: { by: productId, to: product/product }.
   */
  names?: (string | {
    by: string
    to?: string
  })
  /**
   * Of a region: the field that holds the region it lies in.
   */
  within?: string
  /**
   * Of a region: the text that holds its name, kept with it.
   */
  named?: string
  /**
   * Key under which the read of one record answers the whole tree of the target, chosen nodes checked.
   */
  marks?: string
  /**
   * How a colour is written, hex unless said; css is whatever browsers read.
   */
  notation?: ("hex" | "rgb" | "hsl" | "hsv" | "css")
  /**
   * A colour may be see-through.
   */
  alpha?: boolean
  /**
   * The first of the pictures may be a video, as in a product's slider.
   */
  videoFirst?: boolean
  wire?: Wire
  /**
   * Decimals kept.
   */
  scale?: number
  unique?: (boolean | {
    scope?: Names
    message?: string
    code?: number
  })
  /**
   * Code of the answer when the value breaks the own rule of its kind; 400 when absent.
   */
  code?: number
  /**
   * What happens here when the record referred to is deleted.
   */
  onDelete?: {
    rule: ("restrict" | "clear" | "cascade")
    message?: string
    code?: number
  }
  /**
   * Worked out, never stored: the number of rows of an entity that refer here, the sum of a field of theirs, these rows themselves, a field of the record that a reference points to, fields of the records that references point to, or the way down a tree to the record.
   */
  computed?: ({
    count: string
    by: string
    distinct?: string
    where?: Fixed
  } | {
    sum: string
    field: string
    by: string
    where?: Fixed
  } | {
    of: string
    field: string
  } | {
    of: string
    fields: Names
    answers?: Fixed
  } | {
    handler: true
  } | {
    ancestors: string
  } | {
    rows: string
    by: string
    answers?: Fixed
    carries?: {
      [k: string]: string
    }
  })
  /**
   * Of an action's input: shows what this field of the record holds, and is never sent. An input of that name then begins empty.
   */
  shows?: string
  /**
   * Of an action's input: begins with what this field of the record holds, in place of the field of its own name.
   */
  from?: string
  when?: Condition
  requiredWhen?: Condition1
  /**
   * What forms call the field on records for which the first of these holds.
   *
   * @minItems 1
   */
  variants?: {
    when: Condition2
    title: string
    description?: string
    /**
     * Other names of the same codes.
     */
    enumeration?: string
  }[]
  fixedWhen?: Condition3
  /**
   * A password kept as a hash; an empty one of a new record is made up.
   */
  hashed?: boolean
  unlike?: Names1
  /**
   * Field whose value is typed here a second time; never stored.
   */
  repeats?: string
  messages?: {
    required?: string
    pattern?: string
    minimum?: string
    maximum?: string
    minLength?: string
    maxLength?: string
  }
  column?: Column
  filter?: Filter
  input?: (false | Input)
}

/**
 * Members of a list: plain values, or the columns of a child table.
 */
export interface Items {
  type?: ("string" | "integer" | "number" | "boolean" | "object")
  properties?: {
    [k: string]: Property
  }
  required?: Names
}

/**
 * Keys and the values that they hold.
 */
export interface Fixed {
  [k: string]: Scalar
}

export interface Column {
  /**
   * Field shown; needed in list.columns only.
   */
  name?: string
  title?: string
  /**
   * Pixels.
   */
  width?: number
  minWidth?: number
  align?: ("left" | "center" | "right")
  fixed?: ("left" | "right")
  ellipsis?: boolean
  /**
   * page: the rows shown are put in order, not all there are; also by what is worked out.
   */
  sortable?: (true | false | "page")
  /**
   * Text of several fields: {name} | {id}.
   */
  template?: string
  /**
   * Texts for rows that meet a condition: the first that does.
   */
  cases?: {
    when: Condition2
    template: string
    tone?: Tone
  }[]
  /**
   * Further lines of the cell; as tag: coloured by its tone.
   *
   * @minItems 1
   */
  below?: {
    when?: Condition2
    template: string
    tone?: Tone
    as?: "tag"
  }[]
  /**
   * Of a child table: text of every row, one a line; {name} stands for its columns.
   */
  each?: string
  suffix?: string
  /**
   * Shown for an empty value.
   */
  empty?: string
  /**
   * Shown for particular values.
   */
  texts?: {
    [k: string]: string
  }
  /**
   * Action of the row that the cell runs.
   */
  opens?: string
  /**
   * Action of the row whose only input is this field: it is entered in the cell itself.
   */
  edits?: string
  /**
   * Hidden until chosen.
   */
  hidden?: boolean
  when?: Condition4
}

export interface Filter {
  /**
   * Query parameter; the field's name when absent.
   */
  param?: string
  title?: string
  /**
   * order: its value, asc or desc, puts the rows in the order of the field.
   */
  operator?: ("equals" | "contains" | "in" | "range" | "dateLimit" | "order" | "none")
  kind?: Kind
  as?: As
  wire?: Wire
  enumeration?: string
  codes?: string
  to?: string
  /**
   * Stored fields compared, joined by OR.
   */
  on?: (string | Names)
  /**
   * Another filter decides which fields are compared: its parameter, and the fields for each of its codes; numbers are compared whole. With a code of digits only digits can be typed.
   */
  by?: {
    param: string
    on: {
      [k: string]: Names
    }
    digits?: Names
    except?: Names2
  }
  /**
   * Without it the call is refused.
   */
  required?: boolean
  /**
   * Code that is chosen, and sent, until another is.
   */
  default?: (string | number | boolean | null)
  /**
   * In place of a comparison: what holds of the rows, for each code of its enumeration.
   */
  where?: {
    [k: string]: Condition2
  }
  /**
   * Behind 展开.
   */
  folded?: boolean
  /**
   * Accepted, not drawn.
   */
  hidden?: boolean
}

export interface Input {
  placeholder?: string
  span?: number
  rows?: number
  size?: {
    width: number
    height: number
  }
  /**
   * Tighter than the field's own, in forms only.
   */
  maxLength?: number
  /**
   * Tighter than the field's own, in forms only.
   */
  minimum?: number
  /**
   * Tighter than the field's own, in forms only.
   */
  maximum?: number
  /**
   * Field of the same kind that ends the period which this one begins: both are entered as one range of whole days.
   */
  through?: string
  /**
   * Days gone by cannot be chosen.
   */
  earliest?: "today"
  hiddenIn?: Modes
  disabledIn?: Modes
  disabledWhen?: Condition2
}

/**
 * How the entity is reached.
 */
export interface Resource {
  $comment?: string
  route?: string
  menu?: (false | MenuEntry)
  /**
   * Screen below which its rights stand, where it has none in the menu.
   */
  rightsAt?: string
  /**
   * Prefix of the permission strings.
   */
  permission?: string
  style?: ("platform" | "simple-rest")
  api?: Api
  /**
   * Field that names a record.
   */
  display?: string
  /**
   * Name of the read from which references take rows.
   */
  options?: string
  choice?: Choice
  /**
   * Records that cannot be changed, or not by everyone.
   *
   * @minItems 1
   */
  locked?: Lock[]
  /**
   * Every write also passes src/server/routes/<section>/<entity>.ts.
   */
  writes?: "handler"
  softDelete?: boolean
  /**
   * The page of a record in the mobile shop, {id} standing for it; links may lead there, chosen from the view "link".
   */
  shopPage?: {
    path: string
    /**
     * Heading under which the link picker offers them.
     */
    group?: string
    sort?: number
    when?: Condition10
  }
  missing?: {
    code: number
    message: string
  }
  adminOnly?: boolean
  demoOnly?: boolean
  list?: (false | List)
  views?: {
    [k: string]: List
  }
  /**
   * Keys of the published interface that say the same of every record here, e.g. isDel: false.
   */
  answers?: {
    [k: string]: Scalar
  }
  form?: (false | Form)
  detail?: (false | Detail)
  tree?: Tree
  actions?: {
    [k: string]: Action
  }
  states?: States
  queue?: Queue
}

export interface MenuEntry {
  title?: string
  icon?: string
  sort?: number
  parent?: string
  hidden?: boolean
  reserved?: Reserved
  permissions?: Catalogue
}

/**
 * Further rights that hand-written calls of this screen ask for.
 */
export interface Catalogue {
  [k: string]: string
}

export interface Api {
  base?: string
  list?: Operation
  one?: Operation
  create?: Operation
  update?: Operation
  delete?: Operation
  switch?: (false | {
    [k: string]: Operation
  })
  reads?: {
    [k: string]: Operation
  }
  counts?: Operation
  /**
   * The list's rows as an XLSX file; takes what the list takes.
   */
  export?: (false | string | Call)
}

export interface Call {
  /**
   * Method and path: POST update/{id}. A path that begins with / is complete.
   */
  call: string
  title?: string
  /**
   * A permission string, signed-in or anonymous.
   */
  permission?: string
  adminOnly?: boolean
  shape?: ("page" | "array" | "tree" | "groups")
  /**
   * Of shape groups: the reference by which rows are grouped, and the key of a group's rows.
   */
  group?: {
    by: string
    as: string
  }
  fields?: Names3
  byRight?: Names4
  body?: Names5
  /**
   * The body's fields travel as query parameters.
   */
  params?: "query"
  /**
   * Where the id travels when the path does not hold it: body.id.
   */
  id?: string
  ids?: Ids
  when?: Condition5
  /**
   * What is said of records for which `when` does not hold.
   */
  message?: string
  /**
   * Body keys that always travel along with these values.
   */
  constants?: {
    [k: string]: Scalar
  }
  /**
   * Of a read of one record, or an action on one: the unique field that names the record in place of its id.
   */
  by?: string
  /**
   * A switch without a target state, or with it in the body or path.
   */
  state?: ("toggle" | "body" | "path")
  /**
   * Further spellings that the server answers.
   */
  also?: string[]
  where?: Condition6
  /**
   * Key of the local storage.
   */
  cache?: string
  success?: string
  /**
   * Text of the question, after 确定 where it deletes; {name} stands for the record's own.
   */
  confirm?: string
  confirmWhen?: Condition7
  follows?: Follows
  /**
   * Secrets of the answer and their titles: shown once, to be copied.
   */
  reveals?: {
    [k: string]: string
  }
}

/**
 * What references may choose of its records.
 */
export interface Choice {
  always?: Condition9
  /**
   * Cannot be chosen anew.
   *
   * @minItems 1
   */
  never?: {
    when: Condition2
    /**
     * The server refuses it with these words; without them only forms do.
     */
    message?: string
    except?: Except
  }[]
}

export interface Lock {
  when: Condition2
  /**
   * Answer to who tries.
   */
  message: string
  /**
   * What is locked; both when absent.
   *
   * @minItems 1
   */
  for?: ("update" | "delete")[]
  except?: Except
}

export interface List {
  title?: string
  /**
   * Name of the read the rows come from; list when absent.
   */
  read?: string
  columns?: (string | Column)[]
  priority?: Names6
  filters?: (string | Filter)[]
  tabs?: Tabs
  /**
   * @minItems 1
   */
  pageSizes?: number[]
  /**
   * Fields, a minus for descending: ["-sort", "-id"].
   */
  sort?: string[]
  notice?: string
  rowActions?: Names
  bulkActions?: Names
  pageActions?: Names
  labels?: Labels
  /**
   * Fields that a row shows when it is unfolded.
   *
   * @minItems 1
   */
  expand?: (string | DetailItem)[]
  selectable?: boolean
  /**
   * Buttons for several records stand there before any is ticked, disabled; a text is what they then say.
   */
  bulkShown?: (boolean | string)
  /**
   * Title of the one button whose menu holds the actions for several records.
   */
  bulkMenu?: string
  exportable?: boolean
  /**
   * Columns of the file that "api.export" answers; those of the list when absent.
   *
   * @minItems 1
   */
  exports?: (string | Column)[]
  /**
   * Pixels of the dialog of a picker.
   */
  width?: number
  /**
   * At most so many rows can be chosen in a picker.
   */
  max?: number
}

export interface Tabs {
  param: string
  default?: Scalar
  counts?: boolean
  /**
   * Its call is refused without the parameter.
   */
  required?: boolean
  /**
   * @minItems 1
   */
  items: {
    value: Scalar
    title: string
    where: Condition2
    /**
     * Key of its number, where the counts are answered as one object.
     */
    count?: string
  }[]
}

/**
 * Buttons of the built-in actions; child adds a row below another, pick confirms the choice of a picker.
 */
export interface Labels {
  create?: string
  child?: string
  edit?: string
  detail?: string
  copy?: string
  delete?: string
  preview?: string
  pick?: string
}

export interface DetailItem {
  name: string
  title?: string
  when?: Condition11
  /**
   * Text of several fields in place of the value.
   */
  template?: string
  /**
   * Shown for particular values.
   */
  texts?: {
    [k: string]: string
  }
  suffix?: string
  /**
   * Shown for an empty value.
   */
  empty?: string
  /**
   * Columns of a child table; spread: an object of options by attribute, the attributes being listed in that child table: the rows are drawn as their matrix.
   */
  columns?: (string | {
    name: string
    title?: string
    when?: Condition2
    spread?: string
  })[]
}

export interface Form {
  in?: ("page" | "dialog" | "drawer" | "full")
  width?: number
  route?: string
  /**
   * Title of the form page in menu and window.
   */
  title?: string
  back?: string
  titles?: ModeTexts
  success?: ModeTexts
  sectionsAs?: ("plain" | "groups" | "tabs" | "steps")
  sections?: Sections
  fields?: Names7
  titleWithId?: boolean
  template?: TemplateName
}

export interface ModeTexts {
  create?: string
  edit?: string
  copy?: string
}

export interface Detail {
  title?: string
  width?: number
  /**
   * Above everything: fields of picture and name, and a line of text, 商品ID：{id}.
   */
  head?: {
    image?: string
    title: string
    note?: string
  }
  facts?: DetailItems
  sectionsAs?: ("plain" | "tabs")
  sections?: ({
    [k: string]: unknown
  } & {
    title?: string
    fields?: DetailItems1
    /**
     * Stands with the others of this name on one tab, each under its title; with sectionsAs tabs.
     */
    tab?: string
    when?: Condition12
    /**
     * Written by hand at src/console/screens/<section>/<entity>/<drawn>.panel.tsx, below its fields.
     */
    drawn?: string
  })[]
  actions?: Names8
  when?: Condition13
  changes?: Changes
}

/**
 * Fields that tell of another record's changes: its entity's key, its id, and [{field, before, after}].
 */
export interface Changes {
  of: string
  id: string
  in: string
}

export interface Tree {
  parent: string
  children?: string
  level?: string
  maxLevel?: number
  reorder?: string
  rootTitle?: string
  spread?: Names
}

export interface Action {
  title: string
  call?: (string | Call)
  permission?: string
  /**
   * Offered only where the backend announces it.
   */
  capability?: string
  /**
   * These fields of the answer are posted by form, in a new window, to the address that its field "to" names; never in an address (decisions 14).
   */
  handsOver?: {
    to: string
    fields: Names
  }
  on?: (ActionPlace | ActionPlace[])
  when?: Condition2
  /**
   * Text of the question.
   */
  confirm?: string
  /**
   * Title of that question; 系统提示 when absent.
   */
  confirmTitle?: string
  follows?: Follows
  /**
   * Fields of the record that its form shows above the inputs; the display field when absent.
   *
   * @minItems 1
   */
  context?: (string | DetailItem)[]
  /**
   * Its message offers 撤销: what it changed is written back while it is the last change of the record.
   */
  undo?: true
  prompt?: {
    field: string
    title: string
    /**
     * Name under which the text travels; the field's when absent.
     */
    param?: string
    /**
     * What the field holds stands there already.
     */
    filled?: boolean
  }
  /**
   * dialog: one written by hand at src/console/screens/<section>/<entity>/<action>.dialog.tsx, in place of the form of its call; without a call it is offered to whom "permission" names. An address of the console opens in a new window, {id} standing for the row's own.
   */
  opens?: string
  /**
   * Chooses one record of an entity from its view picker and writes what its field "take" holds into the own field "into", as an edit would. Beside a call: the record chosen is the value of the input "into".
   */
  pick?: {
    from: string
    take?: string
    into: string
    /**
     * What the button says that confirms the choice.
     */
    button?: string
  }
  /**
   * Asked in a form first; a property with the name of a field inherits from it.
   */
  input?: {
    [k: string]: Property
  }
  /**
   * Inputs that must be filled in; those of required fields when absent.
   */
  required?: string[]
  /**
   * Title of the input's dialog; the action's own when absent.
   */
  dialog?: string
  template?: TemplateName
  /**
   * What its button for several records says.
   */
  bulkTitle?: string
  /**
   * In place of the dialog: the record's detail with these buttons, each of which runs the action with its values.
   *
   * @minItems 1
   */
  buttons?: {
    title: string
    values: {
      [k: string]: Scalar
    }
    /**
     * Text of the question.
     */
    confirm?: string
    prompt?: {
      field: string
      title: string
    }
    danger?: boolean
  }[]
  /**
   * Pixels of the input's dialog.
   */
  width?: number
  id?: string
  ids?: Ids
  effect?: ("handler" | {
    set?: {
      [k: string]: Scalar
    }
    /**
     * A move of the states; or the input that decides, and the move for each of its values.
     */
    move?: (string | {
      by: string
      of: {
        [k: string]: string
      }
    })
    seed?: string
    add?: Names9
    delete?: true
  })
  danger?: boolean
  success?: string
}

export interface States {
  field: string
  moves: {
    [k: string]: {
      from: (Scalar | Scalar[])
      /**
       * The state stays when absent.
       */
      to?: (string | number | boolean | null)
      by?: ("platform" | "merchant" | "member" | "system")
      when?: Condition14
      /**
       * What else it writes.
       */
      set?: {
        [k: string]: Scalar
      }
      /**
       * src/server/routes/<section>/<entity>.ts completes what is written.
       */
      writes?: "handler"
      /**
       * Answer where it is not allowed.
       */
      message?: string
      code?: number
    }
  }
}

/**
 * Pending records are worked off one at a time, each held by one person.
 */
export interface Queue {
  /**
   * Actions of a row that decide; each of an action's buttons is one decision.
   */
  decide: Names
  beside?: Names10
  where?: Condition15
  sort?: Names11
  /**
   * What is done with each: 审核 when absent.
   */
  verb?: string
  /**
   * false: decisions that are not dangerous ask nothing here.
   */
  confirms?: boolean
  /**
   * Reasons to choose from.
   */
  phrases?: string[]
}

export interface Table {
  name?: string
  /**
   * The server makes and fills this table itself (src/server/sql/tables.ts); the entity only reads it.
   */
  kept?: true
  /**
   * Columns of a kept table that are called otherwise than their fields.
   */
  columns?: {
    [k: string]: string
  }
  /**
   * Indexes that statements written by hand ask for, beside those that lists and references ask for: fields in their order.
   */
  indexes?: Names12[]
  /**
   * Written consent to changes that can lose data, oldest first.
   */
  steps?: {
    rename?: string
    to?: string
    drop?: string
    narrow?: string
  }[]
}

/**
 * Rows made up: each begins as one of "rows", in turn; what that leaves out is varied.
 */
export interface DemoPlan {
  count: number
  rows?: Rows1
  variants?: Rows2
  /**
   * How further fields are filled.
   */
  vary?: {
    [k: string]: Variation
  }
  /**
   * What stands for {name} in texts.
   */
  words?: {
    /**
     * @minItems 1
     */
    [k: string]: string[]
  }
}

/**
 * The codes of one thing and their labels: schemas/enumerations/<name>.json.
 */
export interface Enumeration {
  $schema?: string
  $comment?: string
  title: string
  description?: string
  /**
   * @minItems 1
   */
  oneOf: {
    const: Scalar
    title: string
    description?: string
    colour?: ("default" | "primary" | "success" | "warning" | "danger" | "info")
  }[]
}

/**
 * Everything of the menu and the permission catalogue that no entity says: schemas/menu.json.
 */
export interface Menu {
  $schema?: string
  $comment?: string
  title?: string
  directories: {
    path: string
    title: string
    icon?: string
    sort?: number
    default?: string
    adminOnly?: boolean
    demoOnly?: boolean
    reserved?: Reserved
  }[]
  /**
   * Screens written by hand, which no entity describes.
   */
  pages?: {
    /**
     * Address, with placeholders such as :type?.
     */
    path: string
    title: string
    /**
     * Its folder under src/console/screens.
     */
    screen: string
    icon?: string
    sort?: number
    /**
     * Directory it stands under; the one with the longest matching path when absent.
     */
    parent?: string
    /**
     * Not in the menu.
     */
    hidden?: boolean
    /**
     * Without menu, header and tabs (decisions 13).
     */
    fullScreen?: boolean
    /**
     * What opens it; every signed-in person when absent.
     */
    permission?: string
    permissions?: Catalogue1
    adminOnly?: boolean
    demoOnly?: boolean
  }[]
  /**
   * Rights of hand-written calls that belong to no screen, in groups of the permission tree.
   */
  rights?: {
    name: string
    title: string
    sort?: number
    /**
     * Part of every role, and cannot be taken away.
     */
    base?: boolean
    permissions: Catalogue2
  }[]
}

/**
 * Further rights that its hand-written calls ask for.
 */
export interface Catalogue1 {
  [k: string]: string
}

/**
 * Permission string → what it allows, in Chinese.
 */
export interface Catalogue2 {
  [k: string]: string
}

/**
 * A widget of a mobile page: src/widgets/<component>/schema.json.
 */
export interface Widget {
  $schema?: string
  $comment?: string
  /**
   * Its name in the palette, in Chinese.
   */
  title: string
  /**
   * Its name in saved pages.
   */
  name: string
  /**
   * 0 基础组件, 1 营销组件, 2 工具组件.
   */
  type: (0 | 1 | 2)
  /**
   * Place within its part of the palette, the smallest first.
   */
  sort: number
  /**
   * At most once on a page.
   */
  once?: true
  excludes?: Names13
  /**
   * Where it always stands: second is first, or second after a search box.
   */
  place?: ("first" | "second" | "bottom")
  /**
   * Its panel is not divided into 内容 and 样式.
   */
  tabs?: false
  /**
   * What is configured, in the order of the panel.
   */
  properties: {
    [k: string]: WidgetProperty
  }
}

/**
 * One control of a widget's panel, or a field of its rows.
 */
export interface WidgetProperty {
  $comment?: string
  /**
   * Label, in Chinese.
   */
  title?: string
  /**
   * Help text under the input.
   */
  description?: string
  kind?: Kind
  control?: Control
  tab?: ("content" | "style")
  /**
   * Heading above it.
   */
  section?: string
  /**
   * Value of a new widget, or of a new row.
   */
  default?: unknown
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  /**
   * Options; their codes are 0, 1, 2 …
   *
   * @minItems 2
   */
  oneOf?: {
    const: number
    title: string
  }[]
  /**
   * Rows and their fields.
   */
  items?: {
    properties: WidgetProperties
  }
  /**
   * Enumeration with the two labels of a switch.
   */
  codes?: string
  /**
   * Entity referred to.
   */
  to?: string
  /**
   * Another field of the row decides which entity is referred to.
   */
  toBy?: {
    field: string
    map: {
      [k: string]: string
    }
  }
  /**
   * Only leaves of the tree may be chosen.
   */
  leavesOnly?: boolean
  /**
   * Only the first level of the tree is offered.
   */
  topOnly?: boolean
  when?: Condition16
  /**
   * Stands behind the input: 秒.
   */
  suffix?: string
  /**
   * false: saved, never entered.
   */
  input?: (false | WidgetInput)
}

export interface WidgetProperties {
  [k: string]: WidgetProperty
}

export interface WidgetInput {
  placeholder?: string
  /**
   * Pictures are meant to be this large.
   */
  size?: {
    width: number
    height: number
  }
  /**
   * What is about to be done, asked before a row is taken out: 删除这个导航吗.
   */
  asks?: string
}

/**
 * src/widgets/common.json: what a property of a widget leaves out is as under its name here.
 */
export interface WidgetCommons {
  $schema?: string
  $comment?: string
  shared: WidgetProperties
}
