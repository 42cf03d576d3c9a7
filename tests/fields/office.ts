/** Clipboard pages as Word and WPS write them, shortened. */
const listParagraph = (level: number, list: string, mark: string, text: string) => `
<p class=MsoListParagraph style='margin-left:${21 * level}.0pt;text-indent:-18.0pt;mso-char-indent-count:0;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:宋体;mso-bidi-font-family:宋体'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span style='font-family:宋体;mso-ascii-font-family:Calibri'>${text}</span><span lang=EN-US><o:p></o:p></span></p>`;

export const wordPage = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/li/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:宋体;} p.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:10.5pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt;word-wrap:break-word;text-justify-trim:punctuation'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><span style='font-family:宋体'>春季活动方案</span><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center;line-height:150%'><b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt;font-family:宋体'>满减</span></b><span style='font-size:12.0pt;color:#C00000'>限时</span><u><span lang=EN-US>Sale</span></u><span lang=EN-US style='color:windowtext'><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><span lang=EN-US><!--[if gte vml 1]><v:shape id="_x0000_i1025" type="#_x0000_t75"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Users/li/AppData/Local/Temp/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></span></p>
${listParagraph(1, 'l0', '1.', '报名')}
${listParagraph(1, 'l0', '2.', '审核')}
${listParagraph(2, 'l0', 'Ø', '资质')}
${listParagraph(2, 'l0', 'Ø', '商品')}
${listParagraph(1, 'l0', '3.', '上线')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=553 colspan=2 valign=top style='width:414.8pt;border:solid windowtext 1.0pt;background:#F2F2F2;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal><b><span style='font-family:宋体'>档位</span></b><span lang=EN-US><o:p></o:p></span></p></td></tr>
 <tr style='mso-yfti-irow:1'><td width=277 valign=top style='width:207.4pt'><p class=MsoNormal>满<o:p></o:p></p></td><td width=277 valign=top><p class=MsoNormal>减</p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td><p class=MsoNormal><span lang=EN-US>199</span></p></td><td><p class=MsoNormal><span lang=EN-US>20</span></p></td></tr>
</table>
<!--EndFragment--></body></html>`;

const wpsItem = (text: string) => `<p class="MsoNormal" style="margin-left:21.0000pt;text-indent:-21.0000pt;mso-list:l1 level1 lfo1;"><![if !supportLists]><span style="font-family:Wingdings;mso-ascii-font-family:Wingdings;font-size:10.5000pt;"><span style='mso-list:Ignore;'>l<span>&nbsp;</span></span></span><![endif]><span style="mso-spacerun:'yes';font-family:宋体;mso-ascii-font-family:Calibri;font-size:10.5000pt;mso-font-kerning:1.0000pt;"><font face="宋体">${text}</font></span></p>`;

export const wpsPage = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="ProgId" content="Word.Document"><meta name="Generator" content="WPS Office"><title></title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style>p.MsoNormal{mso-style-name:正文;margin:0pt;font-family:Calibri;font-size:10.5000pt;}</style></head>
<body style="tab-interval:21pt;"><!--StartFragment-->
<p class="MsoNormal"><b><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;font-size:14.0000pt;"><font face="宋体">发货须知</font></span></b><span style="mso-spacerun:'yes';font-family:宋体;"><o:p></o:p></span></p>
<p class="MsoNormal"><span style="font-family:宋体;"><font face="宋体">付款后</font></span><font color="#FF0000"><span style="mso-spacerun:'yes';font-family:宋体;">48小时</span></font><span style="font-family:宋体;"><font face="宋体">内发出</font></span></p>
${wpsItem('易碎品加固')}${wpsItem('生鲜冷链')}
<table class="MsoTableGrid" border="1" cellspacing="0" style="border-collapse:collapse;border:none;mso-border-left-alt:0.5000pt solid windowtext;"><tr><td width="284" valign="top" style="width:213.0500pt;padding:0.0000pt 5.4000pt 0.0000pt 5.4000pt;"><p class="MsoNormal"><span style="font-family:宋体;">快递</span></p></td><td width="284"><p class="MsoNormal"><span style="mso-spacerun:'yes';">顺丰</span><span><o:p></o:p></span></p></td></tr></table>
<!--EndFragment--></body></html>`;
