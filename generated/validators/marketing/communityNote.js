// Made from schemas/marketing/communityNote.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_audit = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.auditStatus === undefined) && (missing0 = "auditStatus")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.auditStatus !== undefined){
if(2 !== data.auditStatus){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refusalReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refusalReason"}});
errors++;
}
if(data.refusalReason !== undefined){
let data1 = data.refusalReason;
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.auditStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditStatus"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "auditStatus") || (key0 === "refusalReason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.auditStatus !== undefined){
let data2 = data.auditStatus;
if(!((data2 === 1) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/auditStatus",keyword:"enum",params:{}});
errors++;
}
}
if(data.refusalReason !== undefined){
let data3 = data.refusalReason;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(typeof data3 === "string"){
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/refusalReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_down = validate1;
const pattern0 = new RegExp("^\\S+$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_setStar = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.star === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "star"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "star")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.star !== undefined){
let data0 = data.star;
if(!(((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4)) || (data0 === 5))){
(vErrors ??= []).push({instancePath:instancePath+"/star",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_moveCategory = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "categoryId"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "categoryId")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.categoryId !== undefined){
let data0 = data.categoryId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_publish = validate4;
const schema4 = {"properties":{"uid":{},"type":{},"title":{},"content":{},"cover":{},"image":{"items":{}},"video":{},"categoryId":{},"topicIds":{"items":{}},"productIds":{"items":{}},"replyStatus":{}}};
const func10 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if(1 !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "image"}});
errors++;
}
if(data.image !== undefined){
let data1 = data.image;
if(Array.isArray(data1)){
if(data1.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"maxItems",params:{limit: 9}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs11 = errors;
let valid6 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.type !== undefined){
if(2 !== data.type){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.video === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "video"}});
errors++;
}
if(data.video !== undefined){
let data4 = data.video;
if(typeof data4 === "string"){
if(func0(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uid"}});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"}});
errors++;
}
if(data.cover === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cover"}});
errors++;
}
if(data.categoryId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "categoryId"}});
errors++;
}
for(const key0 in data){
if(!(func10.call(schema4.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.uid !== undefined){
let data5 = data.uid;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/uid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if(!((data6 === 1) || (data6 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.content !== undefined){
let data8 = data.content;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.cover !== undefined){
let data9 = data.cover;
if(typeof data9 === "string"){
if(func0(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.image !== undefined){
let data10 = data.image;
if(Array.isArray(data10)){
if(data10.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func0(data11) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i1,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/image/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.video !== undefined){
let data12 = data.video;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"type",params:{}});
errors++;
}
const _errs33 = errors;
let valid12 = true;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data12 === "string"){
if(func0(data12) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs36 = errors;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"pattern",params:{}});
errors++;
}
}
var _valid2 = _errs36 === errors;
valid12 = _valid2;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/video",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.categoryId !== undefined){
let data13 = data.categoryId;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9007199254740991 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.topicIds !== undefined){
let data14 = data.topicIds;
if(Array.isArray(data14)){
if(data14.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/topicIds",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/topicIds/" + i2,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 9007199254740991 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/topicIds/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/topicIds/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i3 = data14.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data14[i3];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/topicIds",keyword:"uniqueItems",params:{i: i3, j: j0}});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/topicIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.productIds !== undefined){
let data16 = data.productIds;
if(Array.isArray(data16)){
if(data16.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i4,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i5 = data16.length;
let j1;
if(i5 > 1){
const indices1 = {};
for(;i5--;){
let item1 = data16[i5];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"uniqueItems",params:{i: i5, j: j1}});
errors++;
break;
}
indices1[item1] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.replyStatus !== undefined){
let data18 = data.replyStatus;
if(!((((data18 === 1) || (data18 === 2)) || (data18 === 3)) || (data18 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/replyStatus",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const action_setLikes = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.likeNum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "likeNum"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "likeNum")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.likeNum !== undefined){
let data0 = data.likeNum;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/likeNum",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/likeNum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/likeNum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const actions = { audit: action_audit, down: action_down, setStar: action_setStar, moveCategory: action_moveCategory, publish: action_publish, setLikes: action_setLikes };
