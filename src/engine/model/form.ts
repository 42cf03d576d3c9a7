/** Create, edit and copy forms, and the read-only detail. */
import type { Condition } from './condition';

export type FormMode = 'create' | 'edit' | 'copy';

/** How a control looks and handles beyond what its field says; each kind's view takes what concerns it. */
export interface InputLook {
  /** Can be read, selected and copied, not changed. */
  readOnly?: boolean;
  /** Offers to empty it; unless told, whatever is not required. */
  clearable?: boolean;
  /** Texts: shows `3/50`; unless told, wherever a length is declared. */
  count?: boolean;
  /** Texts and names of icons at the edges of the box. */
  before?: string;
  after?: string;
  iconBefore?: string;
  iconAfter?: string;
  /** Text areas grow up to this many rows. */
  maxRows?: number;
  /** Numbers and sliders: what one step adds. */
  step?: number;
  /** Numbers: steps at both sides of the box. */
  stepsAtSides?: boolean;
  /** Sliders: a mark at every step. */
  stops?: boolean;
  /** Lists of options are searched by typing; unless told, long ones. */
  searchable?: boolean;
  /** Few options as joined buttons, or each in a box. */
  choicesAs?: 'buttons' | 'boxes';
  /** CSS colours of a switch. */
  colours?: { on?: string; off?: string };
  /** A chosen path: the sign between its parts, or its last part alone. */
  separator?: string;
  lastOnly?: boolean;
  /** Stars: a word or the figure beside them. */
  words?: 'text' | 'score';
  /** Ranges: placeholders of the ends, and the word between. */
  from?: string;
  to?: string;
  between?: string;
  /** Uploads: words on the button, what may be chosen (as in `accept` of HTML), most bytes, and a sentence about it. */
  caption?: string;
  accept?: string;
  maxBytes?: number;
  hint?: string;
}

export interface InputModel {
  name: string;
  placeholder: string;
  /** 1–24 of the row. */
  span: number;
  rows?: number;
  /** Pixels of an image input's preview. */
  size?: { width: number; height: number };
  /** Tighter than the field's own, and kept by the form alone: the server goes by the field. */
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Modes in which the input is left out (and its value not sent). */
  hiddenIn: FormMode[];
  disabledIn: FormMode[];
  disabledWhen?: Condition;
  /** While this holds the input is not shown, and what is stored is sent. */
  hiddenWhen?: Condition;
  /** The field that ends the period which this one begins: both are entered as one range, of whole days unless `wholeDays` is false. */
  through?: string;
  /** The period goes from a moment to a moment. */
  wholeDays?: false;
  /** Days gone by cannot be chosen. */
  earliest?: 'today';
  /** A button shows the rich text as its readers see it. */
  preview?: true;
  /** A button of this name puts the default of the field here. */
  refill?: string;
  /** When the input is judged by itself, before anything is submitted: on leaving it unless told. */
  trigger?: 'blur' | 'change' | 'submit';
  look?: InputLook;
}

export interface FormSection {
  title?: string;
  inputs: InputModel[];
}

export interface FormModel {
  /** `full` is a dialog that fills the window; `row` the row of the list, whose cells are the inputs. */
  in: 'page' | 'dialog' | 'drawer' | 'full' | 'row';
  /** Pixels, for dialog and drawer. */
  width: number;
  /** Address of a form page, `:id?` included; relative entities of dialogs have none. */
  route?: string;
  /** Where the page header's back button leads. */
  back?: string;
  titles: Record<FormMode, string>;
  success: Record<FormMode, string>;
  sectionsAs: 'plain' | 'groups' | 'tabs' | 'steps';
  sections: FormSection[];
  /** The page title takes `ID:{id}` when editing (spec 1 §2). */
  titleWithId: boolean;
  /** What the button that saves says. */
  save?: string;
  /** A panel written by hand, `src/console/screens/<section>/<entity>/<drawn>.panel.tsx`, beside the inputs. */
  drawn?: string;
  /** Sentences above the inputs, and the screen where something is to be done beside. */
  notices?: { text: string; to?: string }[];
  /** Name under which other consoles ask for it as a form template. */
  template?: string;
  /** What follows the fixed part of `route`, by the way it is opened; `{id}` stands for the record. */
  addresses?: FormAddresses;
  /** The record of another entity from which a new one may be filled in. */
  from?: FormSource;
}

/** How a form page is opened; `from` a record of another entity, `view` to be read. */
export type FormWay = FormMode | 'view' | 'from';
export type FormAddresses = Partial<Record<FormWay, string>>;

export interface FormSource {
  entity: string;
  /** Taken over under the same name. */
  fields: string[];
  /** Of a matrix: columns here and there. */
  columns?: Record<string, string>;
}

/** A value of the detail that says more than the name of its field. */
export interface DetailItem {
  name: string;
  /** The field's own when absent. */
  title?: string;
  /** Shown on records for which this holds. */
  when?: Condition;
  /** Text of several fields in place of the value. */
  template?: string;
  texts?: Record<string, string>;
  suffix?: string;
  /** Shown for an empty value. */
  empty?: string;
  /**
   * Columns of a child table, on records for which `when` holds; `spread`: an object that says of each attribute listed
   * there (attributeName, optionList) which option the row stands for.
   */
  columns?: { name: string; title?: string; when?: Condition; spread?: string }[];
}

export interface DetailSection {
  title?: string;
  /** With `sectionsAs: 'tabs'`: stands with the others of this name on one tab, each under its own title; its title is the tab's when absent. */
  tab?: string;
  fields: (string | DetailItem)[];
  /** Shown on records for which this holds. */
  when?: Condition;
  /** A panel written by hand, `src/console/screens/<section>/<entity>/<drawn>.panel.tsx`, below the fields. */
  drawn?: string;
}

export interface DetailModel {
  title: string;
  width: number;
  /** Picture, name and a line below it, above everything. */
  head?: { image?: string; title: string; note?: string };
  /** Facts that stay in sight below the head. */
  facts?: (string | DetailItem)[];
  sectionsAs?: 'plain' | 'tabs';
  sections: DetailSection[];
  /** Actions of the row that can be run from here. */
  actions?: string[];
  /** Records whose detail can be opened. */
  when?: Condition;
  /** The server alone writes the records, so that nothing tells what became of one. */
  history?: false;
}
