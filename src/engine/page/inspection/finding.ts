export type FindingKind =
  | 'place' | 'once' | 'excludes' | 'home' | 'unknownWidget' | 'emptyPage' | 'pageName' | 'background'
  | 'malformed' | 'unasked'
  | 'limit' | 'empty' | 'textMissing' | 'nothingToShow'
  | 'recordGone' | 'recordDeleted' | 'offShelf' | 'soldOut' | 'recordHidden' | 'closed' | 'ended' | 'holdsNothing' | 'twice'
  | 'linkMalformed' | 'linkInsecure' | 'linkUnknown' | 'linkToItself'
  | 'pictureMissing' | 'pictureGone' | 'pictureInsecure' | 'pictureHeavy' | 'picturesHeavy' | 'pictureLarge' | 'pictureSmall' | 'pictureShape'
  | 'pictureText' | 'videoCover' | 'videoInsecure'
  | 'hotspotOutside' | 'hotspotOverlap' | 'hotspotSmall' | 'hotspotLink'
  | 'contrast' | 'markup';

export interface Finding {
  /** Absent: the page itself. */
  widgetId?: string;
  /** Key of the group in its panel. */
  group?: string;
  /** From 0. */
  row?: number;
  kind: FindingKind;
  /** What shoppers would stumble over is an error; what is only worse than it could be, a warning. */
  severity: 'error' | 'warning';
  /** A Chinese sentence that names what and where: 轮播图「版块设置」第 2 项：… */
  message: string;
}
