// Made from schemas/vocabulary.json. Do not edit: change the source and run `npm run generate`.
export type Authored = (Entity | Enumeration | Fragment | Menu | Widget | WidgetCommons)

export type Scalar = (string | number | boolean | null)

export type Names = string[]

/** The present: $now, the day of $today, or so many seconds (s), minutes (m), hours (h) or days (d) from it: { "$now": "-30m" }, { "$today": "-7d" }. It stands as a default, in "set", as a bound of "rules", in conditions of "refuse", "locked" and "when" of actions and moves, and in "where" of filters. { "from": { "$now": "-7d" } } is within 7 days, { "from": { "$now": "+1s" } } later than now, { "from": "$today", "to": "$today" } the same day. */
export type Moment = (("$now" | "$today") | {
  /** Seconds, minutes, hours or days from now. */
  $now: string
} | {
  /** Days from today. */
  $today: string
})

/** All keys must hold; any: one of its members does. */
export type Condition = import('../../src/engine/model').Condition

export type Kind = ("text" | "textarea" | "password" | "integer" | "decimal" | "money" | "switch" | "enumeration" | "date" | "datetime" | "dateRange" | "dateLimit" | "timeRange" | "image" | "imageList" | "file" | "reference" | "references" | "treeReference" | "tags" | "colour" | "phone" | "url" | "link" | "richText" | "json" | "childTable" | "choices" | "cascade" | "rating" | "slider" | "time" | "icon" | "formTemplate" | "skuMatrix" | "region" | "integerRange" | "cron")

export type As = ("select" | "radio" | "tag" | "checkbox" | "tree" | "table" | "rate" | "switch" | "months" | "pastYear")

/** @minItems 1 */
export type Options = {
  value: Scalar
  /** Label, in Chinese. */
  title: string
  /** Shown and not to be chosen. */
  disabled?: boolean
  children?: Options
}[]

/** How a value travels. Money is decimal text in 元 with two decimals. Dates are yyyy-MM-dd, datetimes yyyy-MM-dd HH:mm:ss in Asia/Shanghai; seconds sends seconds since 1970. */
export type Wire = ("plain" | "comma" | "json" | "1/0" | "'1'/'0'" | "true/false" | "decimal" | "seconds" | "dateLimit")

export type DeletionRule = ("restrict" | "clear" | "cascade" | "keep")

export type Modes = ("create" | "edit" | "copy")[]

export type Tone = ("default" | "primary" | "success" | "warning" | "danger" | "info")

/** @minItems 1 */
export type Codes = Scalar[]

/** Only the super user may give its rights to a role: the rights of its screen, or of all below it. */
export type Reserved = boolean

export type Operation = (false | string | Call)

/** Where several ids travel. body.ids: as a comma list; body.idList[]: as a JSON list; two names: the console sends both, a caller one. A read with "ids" answers the records named, at most 100. An action with "ids" is called once for all that are ticked, and does all of them or none; without it row by row, and what failed is told. */
export type Ids = (string | string[])

/**
 * What the question tells below its text: how many records of an entity refer to this one, and what becomes of them. The right to the call is enough to be told the number.
 *
 * @minItems 1
 */
export type Follows = {
  /** Key of the entity whose records are counted. */
  count: string
  /** Their field that refers to this record. */
  by: string
  where?: Condition
  /** {count} stands for the number; nothing is told of none. */
  text: string
}[]

/** Who may all the same. */
export type Except = "superUser"

export type Sections = {
  /** Heading. */
  title?: string
  fields: Names
}[]

/** Name under which other consoles ask for this form as a form template. It is made of the form, unless a template of that name is stored. */
export type TemplateName = string

export type DetailItems = (string | DetailItem)[]

export type ActionPlace = ("row" | "bulk" | "page")

/** A value. $me is the person who acts (their name in a text, else their id), $now and $today the moment. What people type is never read so. */
export type Given = (Scalar | Moment)

/** A value; "$name" is that input, or that field of the record where no input is called so; {name} in a text stands for it. */
export type Booked = (Scalar | {
  /** Input or field that decides. */
  by: string
  /** Value for each of its codes. */
  of: {
    [k: string]: Scalar
  }
})

export type Rows = {
  [k: string]: unknown
}[]

/** One of a list; a number; a time that many days from now; rows that are there already. */
export type Variation = (unknown[] | {
  /** Smallest number. */
  from: number
  /** Greatest number. */
  to: number
  /** Distance between two numbers. */
  step?: number
} | {
  /**
   * First and last day, counted from now.
   *
   * @minItems 2
   * @maxItems 2
   */
  days: number[]
} | {
  /** How many records that are there at most. */
  any: number
})

/** Shape of the saved group, where the kind does not imply it: src/engine/page/controls. */
export type Control = ("slider" | "number" | "text" | "value" | "richText" | "colour" | "options" | "checkboxes" | "image" | "video" | "select" | "products" | "rows" | "imageLinks" | "announcements" | "cells" | "picture" | "hotspots" | "goodsTabs")

/** One entity: schemas/<section>/<entity>.json. */
export interface Entity {
  $schema?: string
  $comment?: string
  /** Name of one record, in Chinese. */
  title: string
  /** What the entity is for, for readers of the schema. */
  description?: string
  /** Always object; may be left out. */
  type?: "object"
  /**
   * Fragments whose properties are fields here too, whose actions are actions, and whose detail is the detail. A property of that name written here says only what is otherwise, keyword by keyword, and places the field. The others stand at the end in the order of "use", the id in front.
   *
   * @minItems 1
   */
  use?: (string | Use)[]
  /** The fields, in the order of columns and inputs. "id" is always there. createTime and updateTime exist whether they are written or not; the fragments "created" and "updated" show and answer them. isDel, recordVersion and gram columns are the server's own. */
  properties: {
    [k: string]: Property
  }
  required?: Names
  /**
   * What must hold between two fields of a record. Forms tell it at once. The server refuses it in every write that touches a field the rule looks at. Rows that are made up keep it. A period entered with "through" brings its rule along: one of days does not end before it begins, one of moments or times of day ends after.
   *
   * @minItems 1
   */
  rules?: Rule[]
  /**
   * States that time brings about. They are stored. A job changes what is due within a minute; every write judges its record again, and so are rows that ship or are made up. Steps are taken in the order in which they are written, the records of a step in the order of their moments. Where time leads through several states, a time that is changed is judged from the first of them again; a single step is taken once.
   *
   * @minItems 1
   */
  byTime?: Step[]
  /** Some records of another entity under words of their own: its table serves them. What is not written here (properties, each property's keywords, "required", "tree", members of a "form", of a "detail" and of a "list" of the same read) is as there. Without an "api" its calls serve them too; with one the facet has calls and rights of its own. See "Some records of another entity" in schemas/guide.md. */
  facetOf?: {
    /** The entity they belong to. */
    entity: string
    where?: Condition
    /**
     * Fields of the entity that no call of the facet answers, compares or takes. It needs an "api".
     *
     * @minItems 1
     */
    without?: string[]
    /** Further parameters of every read. */
    query?: {
      [k: string]: Scalar
    }
  }
  /** What the fields of its own records hold, where other records of its table belong to facets. Records that are neither its own nor of a facet are for role admin. */
  own?: {
    [k: string]: Scalar
  }
  /** Field that holds the id, where the interface calls it otherwise than "id". */
  primaryKey?: string
  /** How it is reached; false: a table without screens and endpoints. */
  resource?: (false | Resource)
  ledger?: Ledger
  /** Fields that are worked out of the rows of another entity: those that bear the name of a code of its filter "by". A figure is what the "sums" of that list come to under its code: a whole number where it counts, else the sum. Each is a link to the rows that it was worked out of. */
  figures?: {
    /** Entity of the rows. */
    in: string
    /** Filter of its list whose "where" says which rows belong to each figure. */
    by: string
    with?: Narrowed
  }
  /**
   * Records are counted for each day of a time of theirs, and fields of them summed up, by every write: what figures of many days are made of, without going through the records. Those in the recycle bin are left out.
   *
   * @minItems 1
   */
  days?: {
    /** Field with the day or the time. */
    of: string
    /** Only records count that the list may show. */
    listed?: true
    sums?: Names
  }[]
  /**
   * What comes with a change, in the same transaction: in the record itself, and in records elsewhere that refer to it. A new record was nothing before, so what it is from the start counts as a change.
   *
   * @minItems 1
   */
  follows?: FollowUp[]
  table?: Table
  seed?: Rows
  /** Rows for DEMO ≠ 0, written as in "seed", times also as { "$today": "-7d" } counted from the first start; or how many are made and of what. Where neither "seed" nor "demo" is written some are made up, as many as unique fields have values for; false: none are. */
  demo?: (false | Rows | DemoPlan)
}

/** One use of a fragment. */
export interface Use {
  /** Name of its file. */
  fragment: string
  with?: With
}

/** Parameters of a fragment by name. What stands for null alone is not there. */
export interface With {
  [k: string]: Scalar | Names
}

/** A field and how it is shown, searched and entered. */
export interface Property {
  $comment?: string
  /** JSON type of the value. The kind follows from it when none is written. */
  type?: ("string" | "integer" | "number" | "boolean" | "array" | "object")
  /** Label, in Chinese. */
  title?: string
  /** Help text under the input. */
  description?: string
  /** What an input of an action begins with: a field of the record of the signed-in person, found among all of an entity of people by its "avatar", else its "phone". Whoever may not read these, or is none of them, begins with nothing. */
  begins?: {
    /** Entity of people; its "options" answer all of them. */
    of: string
    /** Field of the person's record. */
    field: string
  }
  /** Value of a new record: a constant, or $me, $now or $today, told when it is made; a form begins with it. { serial } makes up a number: {time} is the time to the second, {8} are eight digits of chance. Such a field is "unique", and "readOnly", or "fixedWhen" it is there: then a number that is given is kept. */
  default?: unknown
  /** Characters at least. */
  minLength?: number
  /** Characters at most. */
  maxLength?: number
  /** Smallest number allowed. */
  minimum?: number
  /** Greatest number allowed. */
  maximum?: number
  /** Regular expression that the text must match. */
  pattern?: string
  /** Standard format; it decides the kind of a string. */
  format?: ("date" | "date-time" | "uri" | "email")
  /** Members at least. */
  minItems?: number
  /** Members at most; of a skuMatrix rows, 2,000 when absent. */
  maxItems?: number
  /**
   * Of a child table: rows that always stand first, by the values that they keep; what they leave out is entered. A new record begins with them, so there is no "default". Nobody changes, moves or deletes them, in the form, by a call or an import. A form puts them in front of rows that are older than they are.
   *
   * @minItems 1
   */
  first?: {
    [k: string]: Scalar | Scalar[]
  }[]
  /** Of a child table: its column that refers to records of another entity. The form has a row for each record on offer there, in that order, headed by its name, and no other; nobody adds, moves or deletes rows. A record of which nothing is held shows the defaults of the other columns, and no record has two rows. */
  rowFor?: string
  /** Of a JSON value: bytes of its text. */
  maxBytes?: number
  items?: Items
  /** Shape of a JSON value, as plain JSON Schema. */
  properties?: {
    [k: string]: unknown
  }
  /** Answered, never accepted. */
  readOnly?: boolean
  /** Accepted, never answered; empty keeps what is stored. */
  writeOnly?: boolean
  /** Lists, exports and references answer its first three and last four characters: 138****8000. The read of one record answers it whole, unless it is computed; so does its history to whoever may read or edit the record. Whoever sees the mask searches the mask. */
  masked?: true
  kind?: Kind
  /** Name of a file in schemas/enumerations. With kind switch its first two codes are the two positions, on first; the code is the value everywhere: in "when", "states", "set", "default" and on the wire. */
  enumeration?: string
  as?: As
  /** Enumeration with the two labels of a switch. */
  codes?: string
  /** Entity referred to. */
  to?: string
  /** Another field decides which entity is referred to. */
  toBy?: {
    /** Field that decides. */
    field: string
    /** Entity for each of its codes. */
    map: {
      [k: string]: string
    }
  }
  options?: Options
  /** Only leaves of the tree may be chosen. */
  leavesOnly?: boolean
  /** Of a skuMatrix: its rows are records of that entity, found again by their combination; its specType and attrList are fields of this record. In a body they stand beside the other keys, specType, attrList and attrValueList, or as published: attr and attrValue. Reads answer them by these fields, so that it is entered and never stored. */
  keptIn?: {
    /** Entity of the rows. */
    entity: string
    /** Their reference to this record. */
    by: string
  }
  /** Of references: they are kept over there. They are answered from the records whose field of this name leads here; writing them changes those, each with its own log and version. */
  inverse?: string
  /** Of a reference: choosing a record fills these fields of the form with fields of that record: { here: there }. */
  fills?: {
    [k: string]: string
  }
  /** Of an action's input with "to": a record is chosen, and what travels is what this unique text of it holds, in place of its id. The server refuses what is not there, or may not be chosen. */
  key?: string
  /** Of a text or number that is a copy of what another record is called: the reference beside it that leads there, or the field with its number, and its entity. It is a link to that record, whose entity writes a "detail". References are links by themselves, and so is what is "computed" of a record's id or of the field it is displayed by. */
  names?: (string | {
    /** Field that holds its number. */
    by: string
    /** Its entity. */
    to?: string
  })
  /** It is a link to the list of another entity, narrowed to what it tells about: to the first of these whose "when" holds. Whoever may not read that list sees text. */
  leads?: (Lead | Lead[])
  /** Of a region: the field that holds the region it lies in: of a city its province, of a district its city. One is chosen from what lies within the other, and the server checks it. */
  within?: string
  /** Of a region: the text that holds its name. It is entered with the region and kept by the server. */
  named?: string
  /** With "as": "tree": the key under which the read of one record answers the whole tree of the target, chosen nodes "checked". */
  marks?: string
  /** How a colour is written; css is whatever browsers read, see-through ones too. */
  notation?: ("hex" | "rgb" | "hsl" | "hsv" | "css")
  /** The first of the pictures may be a video, as in a product's slider. */
  videoFirst?: boolean
  wire?: Wire
  /** Decimals kept. */
  scale?: number
  /** How fine a time of day is told: HH:mm:ss, HH:mm, or full hours from 00:00 to 24:00, written HH:mm and chosen from a list. */
  unit?: ("second" | "minute" | "hour")
  /** No two records hold the same value. Texts are compared trimmed. Deleted records do not count. */
  unique?: (boolean | {
    scope?: Names
    when?: Condition
    /** Answer when the value is taken. */
    message?: string
    /** Code of that answer. */
    code?: number
  })
  /** Of a switch or an enumeration: exactly one record holds this value; true: the switch is on. The first record takes it. Whoever takes it later, by whatever write, lets the one before fall back to its "default" in the same transaction. The one that holds it does not give it up, and is deleted only along with what it belongs to. Choosing it once more changes nothing. */
  exactlyOne?: (true | {
    holds: Scalar
    scope?: Names
    /** Answer when it is given up, or the record is deleted. */
    message?: string
  })
  /** Code of the answer when the value breaks the own rule of its kind, as of a form template that is none. */
  code?: number
  /** What happens here when the record referred to is deleted. */
  onDelete?: {
    rule: DeletionRule
    /** With toBy: the rule for some of its codes, in place of "rule". */
    of?: {
      [k: string]: DeletionRule
    }
    /** Answer when the deletion is refused; the title of this entity and 正在使用，不能删除 when absent. */
    message?: string
    /** Code of that answer. */
    code?: number
  }
  /** Worked out, never stored. "count" is the number of rows of an entity that refer here, "sum" what a number of theirs comes to. "of" with "field" is a field of the record that a reference points to; it may be filtered by, unless that reference is itself looked up, and of references it is tags. "of" with "fields" are the records that references point to, "rows" the rows that refer here: both are answered as a child table with the columns of over there. "ancestors" is the way down a tree to the record: /0/3/7/. */
  computed?: ({
    /** Entity whose rows are counted. */
    count: string
    /** Field of those rows that refers here. */
    by: string
    /** Different values of this field are counted in place of rows. */
    distinct?: string
    where?: Fixed
  } | {
    /** Entity whose rows are summed up. */
    sum: string
    /** Field over there that is summed up, or answered. */
    field: string
    /** Field of those rows that refers here. */
    by: string
    where?: Fixed
  } | {
    /** Reference of this record whose target is asked. */
    of: string
    /** Field over there that is summed up, or answered. */
    field: string
  } | {
    /** Reference of this record whose target is asked. */
    of: string
    /** Of references whose entity another field decides (toBy): the records are answered while it is this one, none otherwise. */
    to?: string
    fields: Names
    answers?: Fixed
  } | {
    /** Worked out in src/server/routes/<section>/<entity>.ts where one record is read. */
    handler: true
  } | {
    /** Tree reference whose way from the root is answered. */
    ancestors: string
  } | {
    /** Entity whose rows are answered. */
    rows: string
    /** Field of those rows that refers here. */
    by: string
    answers?: Fixed
    /** Keys of each row and the fields of this record that fill them. */
    carries?: {
      [k: string]: string
    }
  })
  /** Of an action's input: shows what this field of the record holds, and is never sent. An input of that name then begins empty. */
  shows?: string
  /** Of an action's input: begins with what this field of the record holds, in place of the field of its own name. */
  from?: string
  when?: Condition
  requiredWhen?: Condition
  /**
   * What forms call the field on records for which the first of these holds; its own title where none does.
   *
   * @minItems 1
   */
  variants?: {
    when?: Condition
    in?: Modes
    /** Of references: at most so many on these records, in forms and on the server; one is chosen from a select. */
    maxItems?: number
    /**
     * Of codes: these cannot be chosen on these records; the variant's description says why, in forms and on the server.
     *
     * @minItems 1
     */
    barred?: Scalar[]
    /** Label on these records; the field's own when absent. */
    title?: string
    /** Help text on these records. */
    description?: string
    /** Stands in the empty input on these records; that of the input, by the label of these records, when absent. */
    placeholder?: string
    /** Other names of the same codes. */
    enumeration?: string
  }[]
  fixedWhen?: Condition
  /** Of a password: it is kept as a hash. Common ones are refused. An empty one of a new record is made up. token: never typed but always made up, 256 random bits, by whose SHA-256 its record is found. */
  hashed?: (boolean | "token")
  unlike?: Names
  /** Of a password: the field whose value is typed here a second time. It is sent and never stored. */
  repeats?: string
  /** Own sentences for broken rules, in place of 请输入…, …格式不正确 and their like. */
  messages?: {
    /** Said when the value is missing. */
    required?: string
    /** Said when the pattern does not match. */
    pattern?: string
    /** Said when the number is too small. */
    minimum?: string
    /** Said when the number is too great. */
    maximum?: string
    /** Said when the text is too short. */
    minLength?: string
    /** Said when the text is too long. */
    maxLength?: string
  }
  column?: Column
  filter?: Filter
  /** How it is entered; false takes it out of the form. Every field has an input unless it is "readOnly". */
  input?: (false | Input)
}

/** Members of a list: plain values, or the columns of a child table. */
export interface Items {
  /** JSON type of a member. */
  type?: ("string" | "integer" | "number" | "boolean" | "object")
  /** Columns of a child table, or of the rows of a skuMatrix. Those of a skuMatrix are of kind text, integer, decimal, money, switch or image, and a column that its "when" shows may be required. */
  properties?: {
    [k: string]: Property
  }
  required?: Names
  /**
   * Of a child table: what must hold between two columns of a row, told at its cell.
   *
   * @minItems 1
   */
  rules?: Rule[]
}

/** A number, date or time held against another field, or a date against a moment. Where one of the two is empty or hidden nothing is compared. A date and a datetime compare by their days. A moment is held against a value when it is entered, not against one that stands there. */
export interface Rule {
  /** Field at which the sentence stands. */
  field: string
  /** Field that it does not exceed, or a moment. */
  atMost?: (string | Moment)
  /** Field that it stays below, or a moment. */
  less?: (string | Moment)
  /** Field that it reaches, or a moment. */
  atLeast?: (string | Moment)
  /** Field that it exceeds, or a moment. */
  more?: (string | Moment)
  when?: Condition
  /** Answer to who breaks it; made of both titles when absent. */
  message?: string
  /** The form of the record says it below the input, and nothing is refused. */
  warns?: true
}

/** The list of another entity, narrowed by its filters. */
export interface Lead {
  when?: Condition
  /** Entity whose list is opened. */
  to: string
  with: Narrowed
}

/** Filters of a list by their parameters; {name} stands for a field of the record. */
export interface Narrowed {
  [k: string]: string
}

/** Keys and the values that they hold. */
export interface Fixed {
  [k: string]: Scalar
}

export interface Column {
  /** Field shown; needed in list.columns only. */
  name?: string
  /** Head of the column; the field's title when absent. */
  title?: string
  /** Pixels. */
  width?: number
  /** Pixels at least. */
  minWidth?: number
  /** Stays in sight at this side while the list scrolls sideways. */
  fixed?: ("left" | "right")
  /** Long texts end with an ellipsis and are told whole in a hint. */
  ellipsis?: boolean
  /** The list can be put in order by it. page: only the rows of the page shown are, also by what is computed. */
  sortable?: (true | false | "page")
  /** Text of several fields: {name} | {id}. */
  template?: string
  /** Texts for rows that meet a condition: that of the first that holds, in the colour of its tone, and as a tag where the column shows tags. */
  cases?: {
    when: Condition
    /** Text of the case. */
    template: string
    tone?: Tone
  }[]
  /**
   * Further lines of the cell. The value above them then stands at the left.
   *
   * @minItems 1
   */
  below?: {
    when?: Condition
    /** Text of the line. */
    template: string
    tone?: Tone
    /** Makes the line a tag in the colour of its tone, beside the value. */
    as?: "tag"
  }[]
  /** Of a child table: text of every row, one a line, on the screen up to three of them; {name} stands for its columns. */
  each?: string
  /** Stands behind the value. */
  suffix?: string
  /** Shown for an empty value. */
  empty?: string
  /** Shown for particular values. */
  texts?: {
    [k: string]: string
  }
  /** Action of the row that the cell runs. One whose only input is this field is entered in the cell itself. */
  opens?: string
  /** Hidden until chosen. */
  hidden?: boolean
  /** What is counted or meant, told at a question mark in the head. */
  tip?: string
  when?: Condition
}

export interface Filter {
  /** The filters of this fragment stand here, with the parameters of "use" or those of "with". Other keywords beside it go for each of them. */
  fragment?: string
  with?: With
  /** Query parameter; the field's name when absent. */
  param?: string
  /** Label; the field's title when absent. */
  title?: string
  /** How it compares; the first operator of its kind when absent. equals, contains: one value. in: a comma list. range: from,to, of which either may be missing. dateLimit: a preset word or two days. covers: the day asked for lies within the two dates or datetimes that "on" names, an empty end being open. order: its value, asc or desc of an enumeration, puts the rows in the order of the field. none: it is accepted and ignored. */
  operator?: ("equals" | "contains" | "in" | "range" | "dateLimit" | "covers" | "order" | "none")
  kind?: Kind
  as?: As
  wire?: Wire
  /** Enumeration with its codes; of a switch, with its two labels. */
  enumeration?: string
  /** Stored fields compared, joined by OR; the field itself when absent. Where there are several, numbers are compared whole. A comparison that no index can serve does not compile. */
  on?: (string | Names)
  /** Another filter decides which fields are compared: its parameter, and the fields for each of its codes. Without a code those of the filter's own "on" are, or all of them; numbers are then compared whole. Choosing another code empties the text that was typed. */
  by?: {
    /** Parameter of the filter that decides. */
    param: string
    /** Fields compared for each of its codes. */
    on: {
      [k: string]: Names
    }
    digits?: Names
    except?: Names
  }
  /** Of a range of moments: the second parameter. The first says from when on, this one until when, each by itself; days are entered, from 00:00:00 to 23:59:59. */
  through?: string
  /** A call without the filter is refused. */
  required?: boolean
  default?: Scalar
  /** In place of a comparison: what holds of the rows under each code of its enumeration; "$me" is whoever asks. */
  where?: {
    [k: string]: Condition
  }
  /** Beside "where": numbers that are told with the opposite sign under these codes, in rows, sums and files: of a figure to which debits add up. */
  opposite?: {
    [k: string]: Codes
  }
  /** Behind 展开. */
  folded?: boolean
  /** Accepted, not drawn. */
  hidden?: boolean
}

export interface Input {
  /** Stands in the empty input. */
  placeholder?: string
  /** Width in the form, of 24 parts. */
  span?: number
  /** Lines of a textarea. */
  rows?: number
  /** Pictures are meant to be this large; the cropper keeps to it. */
  size?: {
    /** Pixels. */
    width: number
    /** Pixels. */
    height: number
  }
  /** Tighter than the field's own, in forms only. */
  maxLength?: number
  /** Tighter than the field's own, in forms only; $today, of the date or datetime that begins a period: no days gone by. */
  minimum?: (number | "$today")
  /** Tighter than the field's own, in forms only. */
  maximum?: number
  /** Field of the same kind (date, datetime or time) that ends the period which this one begins: both are entered as one range, in the section of this one. Datetimes go by whole days, 00:00:00 to 23:59:59. */
  through?: string
  /** Of a period of two datetimes: it goes from a moment to a moment, with times of day. */
  wholeDays?: false
  /** Of rich text: a button shows it as its readers see it. */
  preview?: true
  /** A button of this name below the input puts the default of the field there, once whoever wrote something else agrees. */
  refill?: string
  hiddenIn?: Modes
  disabledIn?: Modes
  disabledWhen?: Condition
  hiddenWhen?: Condition
}

/** From one state to another at a time that the record holds, or a while after it. */
export interface Step {
  /** Field that holds the state; that of "states" when absent. */
  field?: string
  /** State, or states, in which it is waited for; of a move its own. */
  from?: (Scalar | Scalar[])
  to?: Scalar
  /** In place of "from" and "to": a move "by" the system, with all that it sets, requires, leaves to code, books and is followed by. The job alone makes it, within a minute, as the person system: no write fails for what time would have done. */
  move?: string
  /** Datetime field: from this moment on. Or that of another entity, whose records refer here: from the last of their moments on. */
  at: string
  /** How long after that moment, in minutes (m), hours (h) or days (d): a distance ("-1h" is an hour before it), or as long as a setting says by then: the key of a number in the settings that ship, or the integer of an entity that is single. Nobody stores the setting with the record; who changes it changes what is waited for. */
  after?: string
  when?: Condition
  /** What the log calls it. */
  title?: string
}

/** How the entity is reached. */
export interface Resource {
  $comment?: string
  /** Address of the list; /crud/<section>/<entity> when absent, where every entity answers besides. */
  route?: string
  /** Entry in the menu; false: none. When absent it bears the title of the entity and stands under its section. */
  menu?: (false | MenuEntry)
  /** Screen below which its rights stand, where it has none in the menu; the directory of its section when absent. */
  rightsAt?: string
  /** Prefix of the permission strings; platform:<section>:<entity> when absent. The last word of a call's path follows it: POST add asks for <prefix>:add. */
  permission?: string
  /** One record that is always there: settings. Its calls are GET get ("one") and POST save ("update"), without an id. The answer's ETag names its version, which comes back as If-Match. Its form is the screen at "route", and its title names it as a form template. Nothing about several records is written beside it. */
  single?: true
  /** simple-rest serves and reads it in the way of ra-data-simple-rest: GET base, GET and PUT and DELETE base/{id}, POST base. Its permission words are list, info, save, update and delete. */
  style?: ("platform" | "simple-rest")
  api?: Api
  /** Field that names a record: "name", "title" or else the first text when absent. */
  display?: string
  /** Name of the read from which references to it take rows and names. When absent: a read "all", a list without pages, or else the list. */
  options?: string
  choice?: Choice
  /**
   * Records that cannot be changed or deleted, or not by everyone, nor written into such a state. The console does not offer it.
   *
   * @minItems 1
   */
  locked?: Refusal[]
  /** Every write also passes src/server/routes/<section>/<entity>.ts. */
  writes?: "handler"
  /** Deleted rows stay, with a recycle bin, restoring and undo. */
  softDelete?: boolean
  /** The page of a record in the mobile shop. Links may lead there, chosen from the view "link". The built-in row action "preview" shows it. */
  shopPage?: {
    /** Address in the mobile shop, {id} standing for the record. */
    path: string
    /** Heading under which the link picker offers them; the title of the entity and 页面 when absent. */
    group?: string
    /** Place among the headings. */
    sort?: number
    when?: Condition
  }
  /** Answer when a record is not there; 404 数据不存在 when absent. */
  missing?: {
    /** Code of the answer. */
    code: number
    /** Its sentence. */
    message: string
  }
  /** Only role admin may call it. True by itself under /operation, /parking and /page/design. With "except" other calls than these. */
  adminOnly?: (boolean | {
    /** Reads that their own rights open: list, one, or the name of one of "reads". */
    except: Names
  })
  /** Exists only while DEMO is not 0. */
  demoOnly?: boolean
  /** A sentence above the list. Above the form of a single record it may be several, each with the screen where something is to be done beside. */
  notice?: (string | {
    /** The sentence. */
    text: string
    /** Address of a screen, whose link stands there while the menu has it, or of a document elsewhere. */
    to?: string
  }[])
  /** The list; false: none. */
  list?: (false | List)
  /** Other lists of the same records, by name. picker is the dialog in which references are chosen, link that of links. With "list": false a picker is all that is seen of the entity. */
  views?: {
    [k: string]: List
  }
  /** Keys of the published interface that say the same of every record here. They are answered beside its fields, and by reads with "fields" that name them. */
  answers?: {
    [k: string]: Scalar
  }
  /** Form of new and stored records; false: none. A dialog of 540 pixels when absent. */
  form?: (false | Form)
  /** What is read of one record; false: nothing. A drawer of 1,000 pixels with all fields when absent. */
  detail?: (false | Detail)
  tree?: Tree
  /** Buttons beside the built-in ones, by name. */
  actions?: {
    [k: string]: Action
  }
  states?: States
  queue?: Queue
}

export interface MenuEntry {
  /** Text of the entry. */
  title?: string
  /** Name of its icon. */
  icon?: string
  /** Place in the menu, the greatest first. */
  sort?: number
  /** Directory it stands under; the one with the longest matching path when absent. */
  parent?: string
  /** Its screen can be opened and does not stand in the menu. */
  hidden?: boolean
  reserved?: Reserved
}

export interface Api {
  /** Path below which its calls hang; /admin/platform/<section>/<entity> when absent. */
  base?: string
  list?: Operation
  one?: Operation
  create?: Operation
  update?: Operation
  delete?: Operation
  /** Calls of its switches, by field. A switch with a column gets POST switch/<field>/{id} unless it is written here; false: switches are changed in the form alone. */
  switch?: (false | {
    [k: string]: Operation
  })
  /** Further reads, by name. */
  reads?: {
    [k: string]: Operation
  }
  counts?: Operation
  export?: Operation
}

export interface Call {
  /** Method and path. A path that begins with / is complete, any other hangs under "base". */
  call: string
  /** Name in the operation log and the permission catalogue. */
  title?: string
  /** A permission string, signed-in or anonymous. The conventional string when absent: no call is open by omission. */
  permission?: string
  /** How the rows are answered. pageInfo: a page whose numbers are called pageNum, pageSize, size and pages, as some published calls have it. groups: records referred to, each with its rows. value: of the read of a single record, what one field holds, and no object. text: the same as JSON text of an object with that one key, as some published calls have it; an empty text while the field is empty. */
  shape?: (("page" | "pageInfo" | "array" | "tree") | {
    /** Reference by which rows are grouped. */
    groups: string
    /** Key of a group's rows. */
    as: string
  } | {
    /** Field whose value is the answer. */
    value: string
  } | {
    /** Field whose value is the one key of the text. */
    text: string
  })
  fields?: Names
  byRight?: Names
  /** Fields accepted; those with an input when absent. Among them keys that always travel along, with their values: whoever sends another value is refused. query: those with an input, published as query parameters. */
  body?: ("query" | (string | Fixed)[])
  ignores?: Names
  /** Where the id travels when the path does not hold it. */
  id?: string
  ids?: Ids
  when?: Condition
  /** What is said of records for which "when" does not hold. */
  message?: string
  /** Of a read of one record, or an action on one: the unique field that names the record in place of its id. It travels as a query parameter (?name=), in the body of a POST, or in the path. */
  by?: string
  /** Of a switch: it toggles, or its target travels in the body or in the path (status/{id}/{status}). */
  state?: ("toggle" | "body" | "path")
  /** Further spellings that the server answers, as of a write published by GET. The console uses such a one only where posting is not announced. */
  also?: string[]
  where?: Condition
  /** Key of the local storage. */
  cache?: string
  /** What is said when it is done. */
  success?: string
  /** Text of the question, after 确定 where it deletes; {name} stands for the record's own. A question that does not name the "display" field names the record beside it. With "when", of a switch: it is asked on these records alone, as on those that are on. */
  confirm?: (string | {
    /** Text of the question. */
    text: string
    when: Condition
  })
  follows?: Follows
  /** Secrets of the answer and their titles. They are shown once, to be copied. */
  reveals?: {
    [k: string]: string
  }
}

/** What references may choose of its records. */
export interface Choice {
  always?: Condition
  /**
   * Records that cannot be chosen anew. When absent: those that a switch with "codes": "show" hides.
   *
   * @minItems 1
   */
  never?: {
    when: Condition
    /** The server refuses it with these words; without them only forms do. */
    message?: string
    except?: Except
  }[]
}

export interface Refusal {
  when: Condition
  /** Answer to who tries. */
  message: string
  /**
   * Of locked: what is refused; both when absent.
   *
   * @minItems 1
   */
  for?: ("update" | "delete")[]
  except?: Except
  /** Of refuse: the super user is not refused while nobody else holds the right to the action: no other account that is enabled, through a role that is. The server looks at the moment of the action. */
  soleHolder?: {
    /** Answer to the super user while somebody else holds the right. */
    message: string
    /** What the operation log and the record's history say, beside the action, when nobody else could. */
    log: string
  }
}

export interface List {
  /** Heading of the list; the title in the menu when absent. */
  title?: string
  /** Name of the read that its rows come from; "list" when absent. */
  read?: string
  /** Columns in their order: names of fields, or whole columns. Those of the properties when absent. */
  columns?: (string | Column)[]
  priority?: Names
  /** Filters in their order: names of fields, whole filters, or those of a fragment. Those of the properties when absent. */
  filters?: (string | Filter)[]
  /** Tabs above the list, each with the rows it shows; false: a facet's list has none, where that of its entity has. */
  tabs?: (false | Tabs)
  /** The total of the list, and of each of its tabs, is kept by every write instead of counted by every call: for tables that grow to hundreds of thousands of rows. The list's call and its tabs choose rows by stored fields alone, and never by the present time or by who asks. Other filters are counted. */
  totals?: {
    by?: Names
  }
  /**
   * What the rows found come to, all pages together: beneath the list. Where there are more than 100,000 nothing is summed up.
   *
   * @minItems 1
   */
  sums?: (string | {
    /** Field that is summed up. */
    name: string
    /** Label; 合计 and the field's title when absent. */
    title?: string
    /** How many different values the field holds, in place of their sum. */
    distinct?: true
  })[]
  /**
   * Sizes of a page to choose from, the first at the start.
   *
   * @minItems 1
   */
  pageSizes?: number[]
  /** Fields, a minus for descending: ["-sort", "-id"]. */
  sort?: string[]
  finds?: Finds
  /** Reference to the record that the whole screen is about: it is looked for above the list, its card stands there, rows and new records are its own. It goes along to every screen about such a record. A filter compares the reference. */
  about?: (string | {
    /** The reference. */
    field: string
    /**
     * Actions on that record, as buttons of its card: those of the entity, by its own calls and rights, where the reference leads to a facet.
     *
     * @minItems 1
     */
    acts: string[]
  })
  /** Filters that are set when the list is opened, by their parameters; whoever looks may take them off. */
  begins?: {
    [k: string]: string | number | boolean
  }
  rowActions?: Names
  bulkActions?: Names
  pageActions?: Names
  labels?: Labels
  /** Fields that a row shows when it is unfolded, written as those of a detail's sections; of a facet [] takes those of its entity away. */
  expand?: (string | DetailItem)[]
  /** No 查询 and 重置 stand beside the filters: each takes effect as it changes, so none of them is typed. */
  search?: false
  /** Buttons for several records stand there before any is ticked, disabled. They then say 请先选择 and the title, or this text. */
  bulkShown?: (boolean | string)
  /** Title of the one button whose menu holds the actions for several records. */
  bulkMenu?: string
  /** The list can be exported. */
  exportable?: boolean
  /**
   * Columns of the file that "api.export" answers; those of the list when absent.
   *
   * @minItems 1
   */
  exports?: (string | Column)[]
  /**
   * Of the view "picker": columns of the table in which forms show chosen records ("as": "table"); those of the picker when absent. The right to such a form tells them, as it tells those of the picker.
   *
   * @minItems 1
   */
  chosen?: (string | Column)[]
  /** Pixels of the dialog of a picker. */
  width?: number
  /** At most so many rows can be chosen in a picker. */
  max?: number
}

export interface Tabs {
  /** Query parameter that names the tab. */
  param: string
  default?: Scalar
  /** Each tab shows how many rows it has. "api.counts" answers pairs of the parameter and its "count", or of the key named here: { status, count }. Where every item names a "count" they are one object with these keys. */
  counts?: (boolean | string)
  /** The list's call is refused without the parameter, and so is a batch of all that a filter matches. */
  required?: boolean
  /**
   * The tabs, in their order.
   *
   * @minItems 1
   */
  items: {
    value: Scalar
    /** Text of the tab. */
    title: string
    where: Condition
    /** Key of its number, where the counts are answered as one object. */
    count?: string
  }[]
}

/** One record is found by what is typed or scanned, shown as its "detail" says, and acted upon. What is not there, and where the action refuses, is told at the input. After the action the input is empty and has the focus, for the next scan. Whoever may not make that read sees no input, who may not act no button. */
export interface Finds {
  /** Entity or facet whose record it is; its read of one record goes "by" the unique field that is entered. The list's own when absent. */
  in?: string
  /** Action on the record found. Where it refuses, its message stands at the input. */
  act: string
  /** Title of a button above the list that opens it in a dialog; it stands above the list when absent. */
  dialog?: string
}

/** Texts of built-in buttons by name; createFrom fills in a new record from another, child adds a row below another, pick confirms the choice of a picker. */
export interface Labels {
  [k: string]: string
}

export interface DetailItem {
  /** Field shown. */
  name: string
  /** Label; the field's title when absent. */
  title?: string
  when?: Condition
  /** Text of several fields in place of the value. */
  template?: string
  /** Shown for particular values. */
  texts?: {
    [k: string]: string
  }
  /** Stands behind the value. */
  suffix?: string
  /** Shown for an empty value. */
  empty?: string
  /** Columns of a child table; all of them when absent. */
  columns?: (string | {
    /** Column of the child table. */
    name: string
    /** Head of the column. */
    title?: string
    when?: Condition
    /** Child table that lists the attributes (attributeName, optionList) by which the object in this column tells what its row stands for. The rows are then drawn as a matrix of specifications. */
    spread?: string
  })[]
}

export interface Form {
  /** Where the form opens; full is a dialog that fills the window. row: the cells of the row are its inputs (a field without a cell is entered in that of the field whose "when" or "disabledWhen" asks for it), each row is edited, saved and left by itself, and a new one stands below the others; where a cell is not in sight (cards on a telephone, a column that somebody hid) the form stands above the list. */
  in?: ("page" | "dialog" | "drawer" | "full" | "row")
  /** Pixels of dialog or drawer. */
  width?: number
  /** Address of a form page. */
  route?: string
  /** Title of the form page in the menu, where its entry is hidden; in window, tab and crumbs it bears what "titles" call it. */
  title?: string
  titles?: ModeTexts
  /** How sections are drawn. */
  sectionsAs?: ("plain" | "groups" | "tabs" | "steps")
  sections?: Sections
  fields?: Names
  /** The title names the id of the record. */
  titleWithId?: boolean
  /** What the button that saves says; 提交 of a single record, 保存 of others when absent. */
  save?: string
  /** A panel written by hand at src/console/screens/<section>/<entity>/<drawn>.panel.tsx, beside the inputs: it is handed what they hold. */
  drawn?: string
  /** What follows the fixed part of "route", by the way in which the form page is opened, where published addresses say more than the id. {id} is the record's, in "from" that of the record from which it is filled in. view: it is shown and nothing can be changed. */
  addresses?: {
    [k: string]: string
  }
  /** A new record can be filled in from one of another entity, chosen from the view picker of that by the page action createFrom. */
  from?: {
    /** Entity of the other record. */
    entity: string
    fields: Names
    /** Of a matrix that is kept elsewhere: it is taken over with these columns, { here: there }; the others begin as in a new record. */
    columns?: {
      [k: string]: string
    }
  }
  template?: TemplateName
}

/** Texts by what a form does: for a new record, a stored one, a copy of one. */
export interface ModeTexts {
  [k: string]: string
}

export interface Detail {
  /** Heading of the detail. */
  title?: string
  /** Pixels of the drawer. */
  width?: number
  /** Above everything: picture, name and a line of text. */
  head?: {
    /** Field with the picture. */
    image?: string
    /** Field with the name. */
    title: string
    /** Text below the name. */
    note?: string
  }
  facts?: DetailItems
  /** How sections are drawn. */
  sectionsAs?: ("plain" | "tabs")
  /** Groups of fields. */
  sections?: ({
    [k: string]: unknown
  } & {
    /** Heading. */
    title?: string
    fields?: DetailItems
    /** Stands with the others of this name on one tab, each under its title; with sectionsAs tabs. */
    tab?: string
    when?: Condition
    /** A panel written by hand at src/console/screens/<section>/<entity>/<drawn>.panel.tsx, below the fields. */
    drawn?: string
  })[]
  actions?: Names
  when?: Condition
}

export interface Tree {
  /** Tree reference that leads to the record above. */
  parent: string
  /** Key of the rows below a row. */
  children?: string
  /** Field that holds the level, from 1: an integer, or an enumeration that names the levels. */
  level?: string
  /** Levels at most. */
  maxLevel?: number
  /** Field by which rows are put in order by dragging. */
  reorder?: string
  /** Text of the place above the first level. */
  rootTitle?: string
  spread?: Names
}

export interface Action {
  /** Text of the button. */
  title: string
  /** Call that it makes. */
  call?: (string | Call)
  /** Who does it in place of the platform: it has no button, and is a call of service keys, POST /api/console/service/<section>/<entity>/{id}/<action>; on the page it names no record, and where the read of one goes by a unique field, so does this. What it asks may be readOnly to the platform. Its right is one of the enumeration serviceRight, which no file writes. The answer tells id, version, unique fields and state of the record; a handler answers for itself. */
  by?: ("merchant" | "member" | "shop")
  /** Further right of those to whom it is offered, beside that of its call. */
  permission?: string
  /** Offered only where the backend announces this capability. */
  capability?: string
  /** Where the button stands. One of the page names no record; its effect is seed or handler. */
  on?: (ActionPlace | ActionPlace[])
  when?: Condition
  /**
   * Records on which it is not offered, and what the server says of them.
   *
   * @minItems 1
   */
  refuse?: Refusal[]
  /** Text of the question. */
  confirm?: string
  /**
   * Of an action on rows that does something else by the state it finds: what it is called on rows that meet a condition, and what it asks there, of the first that holds. "title" and "confirm" beside it say the same of all other rows.
   *
   * @minItems 1
   */
  cases?: {
    when: Condition
    /** Text of the button on such rows. */
    title: string
    /** Text of the question on such rows; that of the action when absent. */
    confirm?: string
  }[]
  /**
   * Fields of the record that its form shows above the inputs, written as those of a detail's sections; the display field when absent. What the list does not answer is read of the record.
   *
   * @minItems 1
   */
  context?: (string | DetailItem)[]
  /** Field of the record whose pictures stand beside the inputs of its form, large: zoomed, turned, and the next. The form is 1000 pixels wide unless "width" says otherwise. */
  pictures?: string
  /** Where the effect sets, adds or moves: the message of success offers 撤销, which writes back what the action changed, past the states, while it is the record's last change and the caller's own. What "writes" refuses stays refused. A move that another move of the platform leads back from is taken back by itself, unless something follows elsewhere. */
  undo?: true
  /** Asks one text. */
  prompt?: {
    /** Field whose rules hold for the text. */
    field: string
    /** Label of the text. */
    title: string
    /** Name under which the text travels, where the interface names it otherwise than the field. */
    param?: string
    /** It begins with what the field holds. */
    filled?: boolean
  }
  /** An address of the console, {id} standing for the row's own: it opens in a new window, from rows or from the page. dialog: a dialog written by hand at src/console/screens/<section>/<entity>/<action>.dialog.tsx, in place of the form of its call; without a call it is offered on rows, or on those ticked, to whom "permission" names. With "posts", another site once the call is made: these fields of its answer are posted by form, in a new window, to the address that its field "at" names; never in an address. */
  opens?: (string | {
    /** Field of the answer with the address. */
    at: string
    posts: Names
  })
  /** The address that it opens takes the place of the list, with the way back to it. */
  window?: "same"
  /** One record is chosen from the view picker of "from". With "take", in place of a call, what that field of it holds is written into the own field "into", as an edit would. Beside a call the record is the value of the input "into", which refers to "from"; "confirm" is asked after it. */
  pick?: {
    /** Entity chosen from. */
    from: string
    /** Field of the chosen record that is taken over. */
    take?: string
    /** Own field or input that is written. */
    into: string
    /** What the button says that confirms the choice. */
    button?: string
    /** The button stands in each row, in place of choosing a row first. */
    inRows?: true
  }
  /** Action of the page, without a button of its own, that works out inputs of this form: half a second after the last change, while all that it asks is shown and filled in here, it is asked, and what it answers under the names of inputs stands there. An input with "readOnly" is shown and never sent. */
  works?: string
  /** What is asked in a form first. A property with the name of a field inherits from it, is assigned to it, and begins with what the record holds there. */
  input?: {
    [k: string]: Property
  }
  /**
   * Fragments whose properties are inputs here too, behind its own; an input of that name says only what is otherwise.
   *
   * @minItems 1
   */
  use?: (string | Use)[]
  required?: Names
  /** Title of the dialog: of its form, the action's own title when absent; of its question where it asks nothing else, 系统提示 when absent. */
  dialog?: string
  /** What the button of its form says; 确定 when absent. */
  save?: string
  template?: TemplateName
  /** What its button for several records says. */
  bulkTitle?: string
  /**
   * In place of 确定: each of these runs the action with its values. They stand below the inputs that none of them sends; where there are none, below the record's detail.
   *
   * @minItems 1
   */
  buttons?: {
    /** Text of the button. */
    title: string
    /** Inputs that this button sends. */
    values: {
      [k: string]: Scalar
    }
    /** Text of the question. */
    confirm?: string
    /** Asks one text. */
    prompt?: {
      /** Input that the text fills. */
      field: string
      /** Label of the text. */
      title: string
    }
    /** Drawn in the colour of danger. */
    danger?: boolean
  }[]
  /** Pixels of the input's dialog. */
  width?: number
  /** Where the id travels when the path does not hold it. */
  id?: string
  ids?: Ids
  /** What the server does. Several effects happen in this order, all or none, with a move first. seed brings back the rows of "seed", known by their first unique field. handler leaves it to code at src/server/routes/<section>/<entity>.ts. new: of merchant, member or shop, a new record of what is asked. */
  effect?: ("handler" | "new" | "seed" | Effect | Effect[])
  /** Drawn in the colour of danger. */
  danger?: boolean
  /** What is said when it is done. */
  success?: string
}

/** One thing that an action does to each of its records. */
export interface Effect {
  /** Fields and the values that they get; "$name" is an input. What is wrong is told at the input. */
  set?: {
    [k: string]: Given | Booked
  }
  /** A field of kind password gets a secret made up here. It is answered once, under the one key that the call "reveals". */
  makeUp?: string
  /** Of "makeUp" and "move": the reference to the record that holds the field, or is moved; the record itself when absent. */
  of?: string
  /** A move of the states; or the input that decides, and the move for each of its codes. Where the state of the record, or of the one that "of" leads to, does not allow it nothing happens at all. The right to the action is enough for both. */
  move?: (string | {
    /** Input that decides. */
    by: string
    /** Move for each of its codes. */
    of: {
      [k: string]: string
    }
  })
  /** What is added to what the fields hold: a number is summed, references and tags gain what they lack. Names of inputs that bear the names of their fields, or the input for each field. What is wrong is told at the input. */
  add?: (Names | {
    [k: string]: string
  })
  /** What the history calls it; the action's title when absent. */
  title?: string
  /** Deletes the record. */
  delete?: true
  /** Entity with a ledger: a record of it is made, and so booked, of "values". What is refused is told at the input. */
  book?: string
  /** Entity of which a record is made, of "values"; its defaults fill the rest. Its own rules hold, and the right to the action is all the right it takes. Inputs that it takes are not written here. */
  create?: string
  /** Of "book" and "create": what the record says, by its fields. */
  values?: {
    [k: string]: Given | Booked
  }
  when?: Condition
}

export interface States {
  /** Field that holds the state. */
  field: string
  log?: MoveLog
  /** Moves by name. */
  moves: {
    [k: string]: {
      /** State, or states, in which it is allowed. */
      from: (Scalar | Scalar[])
      to?: Scalar
      /** Who may make it; the platform when absent. Only moves of the platform have buttons here; those of merchants, members and the shop are calls of service keys by themselves, unless an action makes them. */
      by?: ("platform" | "merchant" | "member" | "shop" | "system")
      /** Of a move by merchant, member or shop: what its call is called; the constant text of its log, else the title of the entity and its name, when absent. */
      title?: string
      /** Of a move by merchant, member or shop: service keys have no call for it, since code makes it. */
      call?: false
      when?: Condition
      /** What else it writes. */
      set?: {
        [k: string]: Given
      }
      /** src/server/routes/<section>/<entity>.ts completes what is written. It may end where a move by system from the same state would. */
      writes?: "handler"
      /** What its row in the log of the states says beside what every row says; false: it has none. */
      log?: (false | LoggedValues)
      /** Answer where it is not allowed. */
      message?: string
      /** Code of the answer where it is not allowed. */
      code?: number
    }
  }
}

/** Every move writes a row in its transaction, whoever makes it: an action, code, a follow-up or the clock. Who and when are fields of the row: "default": "$me", createTime. Code may say its words otherwise: visit.of(…).move(id, 'sendAll', values, { title, log: { changeMessage } }). */
export interface MoveLog {
  /** Entity of the rows. */
  in: string
  /** Their field that refers here. */
  by: string
  values?: LoggedValues
  create?: LoggedValues
  /** Fields of a row that the detail draws as a step, where it shows the rows without "columns". */
  timeline?: {
    /** What happened. */
    step: string
    /** In which words. */
    text?: string
    /** Who did it. */
    person?: string
    /** When. */
    time?: string
  }
}

/** By fields of the log's entity; "$from" and "$to" are the states before and after. */
export interface LoggedValues {
  [k: string]: Booked
}

/** Pending records are worked off one at a time at <route>/queue, each held by one person (src/server/resources/queue). */
export interface Queue {
  /** Row actions that decide; each of an action's "buttons" is one decision. */
  decide: Names
  beside?: Names
  where?: Condition
  sort?: Names
  /** What is done with each: 审核 when absent. */
  verb?: string
  /** false: decisions that are not dangerous ask nothing here. */
  confirms?: boolean
  /** Reasons to choose from, for buttons that ask one. */
  phrases?: string[]
}

/** Its records are bookings: each moves an amount between what its holder holds and another account, in one transaction with the holder locked. Making a record books it; what it holds changes in no other way, and no booking is changed, deleted or restored. */
export interface Ledger {
  /** Reference to the holder. */
  of: string
  /** Field of the holder with the sum: readOnly, a number of the same kind as the amount. Its maximum is the most that is held. */
  holds: string
  /** Field with what comes or goes, never negative. */
  amount: string
  /** Field that says which: its enumeration has two codes, the first brings in, the second takes out. */
  direction: string
  /** Field that the booking fills with what is held after it. */
  after: string
  /** Field whose code names the other account: where it comes from, or goes. Where its enumeration has a code "opening", each holder which held something before there was a ledger gets one record of that code, made by the server, once. */
  against: string
  /** The least that may be held; no limit when absent. */
  least?: number
  /** Answer when less would be left. */
  message?: string
  counts?: Condition
  /** Nothing is booked for a holder of which this holds. */
  closed?: {
    when: Condition
    /** Code of the answer. */
    code?: number
    /** Its sentence. */
    message: string
  }
}

/** Without "in" the record itself is completed, new ones too: "set" is written with the change. With "in" records elsewhere change; the permission is that of the change they follow from. Up to 500 records change with it, all or none, by rising ids; of more, a job changes those, as long as what it follows from still holds. */
export interface FollowUp {
  when?: Condition
  changes?: Names
  /** Entity whose records change; the record itself when absent. */
  in?: string
  /** Their field that refers here. */
  by?: string
  where?: Condition
  /** What is written; "$me" is whoever made the change. */
  set?: {
    [k: string]: Given
  }
  /** In place of "set": the move that they make. */
  move?: string
  /** What the log calls it: cause and effect. */
  title?: string
}

export interface Table {
  /** Name of the table; <section>_<entity> when absent. */
  name?: string
  /** The server makes and fills this table itself (src/server/sql/tables.ts). The entity only reads it. Columns that are called otherwise than their fields are named here. */
  kept?: (true | {
    [k: string]: string
  })
  /** Indexes that statements written by hand (src/server/routes) ask for, beside those that lists and references get by themselves: fields that are looked up or summed up together, in their order. */
  indexes?: Names[]
  /** Rows are written once: the database refuses to change one or to delete it, whoever asks. Nothing of the entity may be updated, deleted or moved. */
  appendOnly?: true
  /** Written consent to changes that can lose data, oldest first. Without its step such a change is refused. */
  steps?: {
    /** Column that gets another name. */
    rename?: string
    /** Its new name. */
    to?: string
    /** Column that is given up with all it holds. */
    drop?: string
    /** Column whose values may no longer fit. */
    narrow?: string
  }[]
}

/** Rows made up. Each begins as one of "rows", in turn; what they leave out is varied. */
export interface DemoPlan {
  /** How many rows are made; of more than a thousand a tenth, unless DEMO=2 asks for all. */
  count: number
  /** Rows to begin with, taken in turn. Of two lists each row takes one of the second besides, by chance, for fields that belong together; the first comes before it. */
  rows?: (Rows | Rows[])
  /** How further fields are filled. */
  vary?: {
    [k: string]: Variation
  }
  /** What stands for {name} in texts. */
  words?: {
    /** @minItems 1 */
    [k: string]: string[]
  }
}

/** The codes of one thing and their labels: schemas/enumerations/<name>.json. */
export interface Enumeration {
  $schema?: string
  $comment?: string
  /** Name of the enumeration, in Chinese. */
  title: string
  /** What the codes are for, for readers of the schema. */
  description?: string
  /**
   * The codes in their order.
   *
   * @minItems 1
   */
  oneOf: {
    const: Scalar
    /** Label, in Chinese. */
    title: string
    /** What code calls it: orderStatus.toShip of generated/codes.ts. A code that is a word is called by that word. */
    name?: string
    /** Longer explanation of the code. */
    description?: string
    /**
     * Further spellings that are read as this code, as of other backends; they are never sent.
     *
     * @minItems 1
     */
    also?: Scalar[]
    /** Neither inputs nor filters offer it; where it is held it bears its name. */
    offered?: false
    /** Colour of its tag. */
    colour?: ("default" | "primary" | "success" | "warning" | "danger" | "info")
  }[]
}

/** A group of properties, filters, actions and a detail, written once for every entity that uses it: schemas/fragments/<name>.json. It uses no other fragment. A mistake in it is told at its own line, with all who use it. */
export interface Fragment {
  $schema?: string
  $comment?: string
  /** What it brings. */
  description: string
  params: With
  /** Fields of every entity that names it in "use", and inputs of every action that does. */
  properties?: {
    [k: string]: Property | {
    }
  }
  /**
   * Filters of every list that names it among its own.
   *
   * @minItems 1
   */
  filters?: (Filter | {
  })[]
  /** Actions of every entity that names it in "use". One of that name written there says only what is otherwise, keyword by keyword. $name of an input stands for what is entered, as in every action. */
  actions?: {
    [k: string]: Action | {
    }
  }
  /** The detail of every entity that names it in "use". One written there says only what is otherwise, keyword by keyword; false: none. */
  detail?: (Detail | {
  })
}

/** Everything of the menu and the permission catalogue that no entity says: schemas/menu.json. */
export interface Menu {
  $schema?: string
  $comment?: string
  /** Name of the file, for readers. */
  title?: string
  /** Directories of the menu. A screen hangs under the one with the longest matching path, or under its "parent". One without screens is left out. */
  directories: {
    /** Address below which its screens lie. */
    path: string
    /** Text of the entry. */
    title: string
    /** Name of its icon. */
    icon?: string
    /** Place in the menu, the greatest first. */
    sort?: number
    /** Screen that it opens. */
    default?: string
    /** Only role admin may open its screens and call their calls, except the reads that other sections refer to. */
    adminOnly?: boolean
    /** Exists only while DEMO is not 0. */
    demoOnly?: boolean
    reserved?: Reserved
  }[]
  /** Screens written by hand, which no entity describes, and screens of several entities behind tabs. */
  pages?: ({
    [k: string]: unknown
  } & {
    /** Address, with placeholders such as :type?. */
    path: string
    /** Text of the entry. */
    title: string
    /** Its folder under src/console/screens. */
    screen?: string
    /**
     * In place of a folder: screens of several entities, one a tab. It opens by the right to the first; a tab shows what its own right lets be seen.
     *
     * @minItems 2
     */
    tabs?: {
      /** Text of the tab. */
      title: string
      /** Entity whose list or single form it shows. */
      of: string
    }[]
    /** Name of its icon. */
    icon?: string
    /** Place in the menu, the greatest first. */
    sort?: number
    /** Directory it stands under; the one with the longest matching path when absent. */
    parent?: string
    /** Not in the menu. */
    hidden?: boolean
    /** Without menu, header and tabs. */
    fullScreen?: boolean
    /** What opens it; every signed-in person when absent. */
    permission?: string
    permissions?: Catalogue
    /** Only role admin may open it; as its directory when absent. */
    adminOnly?: boolean
    /** Exists only while DEMO is not 0. */
    demoOnly?: boolean
  })[]
  /** Rights of hand-written calls: below the screen of an entity, or in a group of the permission tree, where they belong to none. */
  rights?: ({
    [k: string]: unknown
  } & {
    /** Entity whose screen they stand below. */
    of?: string
    /** Name of the group. */
    name?: string
    /** Text of the group in the tree of rights. */
    title?: string
    /** Place in the tree, the greatest first. */
    sort?: number
    /** Part of every role, and cannot be taken away. */
    base?: boolean
    permissions: Catalogue
  })[]
}

/** Permission string → what it allows, in Chinese. */
export interface Catalogue {
  [k: string]: string
}

/** A widget of a mobile page: src/widgets/<component>/schema.json. generated/widgets.ts is made of it: models, and the types of all values. */
export interface Widget {
  $schema?: string
  $comment?: string
  /** Its name in the palette, in Chinese. */
  title: string
  /** Its name in saved pages. */
  name: string
  /** 0 基础组件, 1 营销组件, 2 工具组件. */
  type: (0 | 1 | 2)
  /** Place within its part of the palette, the smallest first. */
  sort: number
  /** Name of its icon in the palette and the outline. */
  icon: string
  /** At most once on a page. */
  once?: true
  excludes?: Names
  /** Where it always stands, and is never moved from: second is first, or second after a search box; bottom is for custom pages alone. */
  place?: ("first" | "second" | "bottom")
  /** Its panel is not divided into 内容 and 样式. */
  tabs?: false
  properties: WidgetProperties
}

export interface WidgetProperties {
  [k: string]: WidgetProperty
}

/** One control of a widget's panel, or a field of its rows. */
export interface WidgetProperty {
  $comment?: string
  /** Label, in Chinese. */
  title?: string
  /** Help text under the input. */
  description?: string
  kind?: Kind
  control?: Control
  /** Part of the panel: 内容 or 样式. */
  tab?: ("content" | "style")
  /** Heading above it. */
  section?: string
  /** Value of a new widget, or of a new row. Everything has one, so no value is ever absent. A colour whose default are two is a gradient. */
  default?: unknown
  /** Characters at most. */
  maxLength?: number
  /** Smallest number allowed. */
  minimum?: number
  /** Greatest number allowed. */
  maximum?: number
  /** Rows at least. */
  minItems?: number
  /** Rows at most. */
  maxItems?: number
  /**
   * Options; their codes are 0, 1, 2 …. With a list as "default" several may be ticked.
   *
   * @minItems 2
   */
  oneOf?: {
    /** Code, counted from 0. */
    const: number
    /** Label, in Chinese. */
    title: string
  }[]
  /** Rows and their fields. With "to" beside it they are picked from the records of that entity. */
  items?: {
    properties: WidgetProperties
  }
  /** Enumeration with the two labels of a switch. */
  codes?: string
  /** Entity referred to. */
  to?: string
  /** Another field of the row decides which entity is referred to. */
  toBy?: {
    /** Field of the row that decides. */
    field: string
    /** Entity for each of its codes. */
    map: {
      [k: string]: string
    }
  }
  /** Only leaves of the tree may be chosen. */
  leavesOnly?: boolean
  /** Only the first level of the tree is offered. */
  topOnly?: boolean
  when?: Condition
  /** Stands behind the input: 秒. */
  suffix?: string
  /** false: saved, never entered. */
  input?: (false | WidgetInput)
}

export interface WidgetInput {
  /** Stands in the empty input. */
  placeholder?: string
  /** Pictures are meant to be this large. */
  size?: {
    /** Pixels. */
    width: number
    /** Pixels. */
    height: number
  }
  /** What is about to be done, asked before a row is taken out: 删除这个导航吗. */
  asks?: string
}

/** src/widgets/common.json: what a property of a widget leaves out is as under its name here, unless it is of another kind: "bgColor": {}. */
export interface WidgetCommons {
  $schema?: string
  $comment?: string
  shared: WidgetProperties
}
