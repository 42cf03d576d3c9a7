/** Create, edit and copy forms, and the read-only detail. */
import type { Condition } from './condition';
import type { SourceAddress } from './field';

export type FormMode = 'create' | 'edit' | 'copy';

export interface InputModel {
  name: string;
  at: SourceAddress;
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
  /** When the input is judged by itself, before anything is submitted: on leaving it unless told. */
  trigger?: 'blur' | 'change' | 'submit';
}

export interface FormSection {
  title?: string;
  inputs: InputModel[];
}

export interface FormModel {
  in: 'page' | 'dialog' | 'drawer';
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
}

export interface DetailModel {
  title: string;
  width: number;
  sections: { title?: string; fields: string[] }[];
  /** Fields that tell of another record's changes: its entity's key, its id, and what changed. */
  changes?: { of: string; id: string; in: string };
}
